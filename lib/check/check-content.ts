import { join, relative } from 'node:path';
import sortBy from 'lodash-es/sortBy.js';
import type { SiteConfig } from '../../schema/site';
import { type ConfigSource, configVariable, placeConfigProblems } from '../config/config-places';
import { fileKind, isMarkdownKind } from '../content/files/file-kind';
import { cmsLockName, type IsUntrusted, isLockDamaged, readUntrusted } from '../content/files/owned-content';
import type { Diagnostic } from '../report/diagnostic';
import { fileStart } from '../report/place';
import { toDiagnostic } from './content/content-codes';
import { type ListedFile, listContentFiles } from './content/content-files';
import { type Changes, FileReader } from './content/file-reader';
import { createSiteInput, type FileProblem, type SiteInput } from './content/site-input';
import { createDiagramCache, type DiagramCache, mermaidSyntax } from './rules/mermaid-syntax';
import { configRules, siteRules } from './rules/site-index';

/** Cache of the commands of a project, from its folder. */
export const contentCheckCache = '.cache/content-check';

export interface ContentCheckOptions {
  contentDir: string;
  publicDir: string;
  /** Site configuration; default: site.config.ts. */
  site?: SiteConfig;
  /** File of the configuration, for places; default: site.config.ts, unless another configuration is given. */
  configFile?: string;
  /** Which files come from a CMS; default: according to lock file and site configuration. */
  untrusted?: IsUntrusted;
  /** Cache of earlier runs; none by default. */
  cacheDir?: string;
}

export interface ContentCheckResult {
  diagnostics: Diagnostic[];
  documents: number;
  /** Input of the rules across files; absent if the check could not begin. */
  site?: SiteInput;
}

/** The only problem that is reported then, because the origin of a file decides what it may contain. */
const damagedLock = {
  code: 'data-file/syntax',
  ...fileStart,
  message: 'The lock file of the CMS is damaged, so nobody can tell what came from it',
  hint: 'Bring the file back from version control, or run `npm run content:sync`.',
};

function withChanges(listed: readonly ListedFile[], changes: Changes): ListedFile[] {
  if (changes.size === 0) return [...listed];
  const fresh = [...changes].flatMap(([path, bytes]): ListedFile[] => {
    const kind = bytes === null ? undefined : fileKind(path);
    return kind ? [{ path, kind, outside: false }] : [];
  });
  return [...listed.filter(({ path }) => !changes.has(path)), ...fresh].sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function defaultSite(): Promise<SiteConfig> {
  const { site } = await import('../config/site');
  return site;
}

async function problemsOf(input: SiteInput, diagrams: DiagramCache, config: ConfigSource): Promise<FileProblem[]> {
  const { files, roots } = input;
  const nameOf = (path: string) => relative(roots.contentDir, path).replaceAll('\\', '/');
  const problems = files.flatMap(({ path, problems }) => problems.map((problem) => ({ ...problem, file: path })));
  for (const rule of siteRules) problems.push(...rule(input));
  const ofConfig = configRules.flatMap((rule) => rule(input));
  problems.push(...(await placeConfigProblems(ofConfig, config, nameOf)));
  for (const facts of files) problems.push(...(await mermaidSyntax(facts, diagrams)));
  return problems;
}

export type ContentChecker = ReturnType<typeof createContentChecker>;

/** A checker of one content folder, for several checks: after the first it only parses what changed. Once: `checkContent`. */
export function createContentChecker(options: ContentCheckOptions) {
  const { contentDir, cacheDir } = options;
  const diagrams = createDiagramCache(cacheDir && join(cacheDir, 'diagrams.json'));
  const config: ConfigSource = options.site
    ? { path: options.configFile }
    : { path: options.configFile ?? 'site.config.ts', json: process.env[configVariable] };
  const reader = new FileReader(contentDir, cacheDir && join(cacheDir, 'facts'));
  return {
    async check(changes: Changes = new Map()): Promise<ContentCheckResult> {
      const site = options.site ?? (await defaultSite());
      if (!options.untrusted && isLockDamaged(contentDir))
        return { diagnostics: [toDiagnostic(cmsLockName, damagedLock)], documents: 0 };
      const isUntrusted = options.untrusted ?? readUntrusted(contentDir, site.content.cms);
      const listed = withChanges(listContentFiles(contentDir), changes);
      const files = await reader.read(listed, { allowedKeys: site.allowedFrontMatter, isUntrusted, changes });
      const includable = listed.filter(({ kind }) => isMarkdownKind(kind) || kind === 'Partial');
      const input = createSiteInput(files, site, options, {
        includable: includable.map(({ path }) => path),
        isUntrusted,
      });
      const lenient: ReadonlySet<string> = new Set(site.contentCheck.warnings);
      const ignored: ReadonlySet<string> = new Set(site.contentCheck.ignore);
      const problems = (await problemsOf(input, diagrams, config)).filter(({ code }) => !ignored.has(code));
      diagrams.save();
      const diagnostics = problems.map((problem) => toDiagnostic(problem.file, problem, lenient));
      return {
        diagnostics: sortBy(diagnostics, 'file', 'line', 'column', 'code'),
        documents: listed.filter(({ kind }) => isMarkdownKind(kind)).length,
        site: input,
      };
    },
    /** Writes the cache for the next run. */
    save: () => reader.save(),
  };
}

/** Checks a content folder: every problem of every file, in file and line order. */
export async function checkContent(options: ContentCheckOptions): Promise<ContentCheckResult> {
  const checker = createContentChecker(options);
  const result = await checker.check();
  checker.save();
  return result;
}
