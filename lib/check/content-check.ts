import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { placeConfigProblems } from '../config/config-places';
import { cmsLockName, type IsUntrusted, isLockDamaged, readUntrusted } from '../content/files/untrusted-files';
import type { Diagnostic } from '../report/diagnostic';
import { fileStart } from '../report/place';
import { toDiagnostic } from './content/codes';
import type { FactsTask, FileFacts } from './content/facts';
import { isWorthWriting, type KnownFacts, readKnownFacts, writeKnownFacts } from './content/facts-cache';
import { createFactsGuard, isRisky } from './content/facts-guard';
import { fileFacts, outsideFacts } from './content/file-facts';
import { fileKind, isMarkdownKind } from './content/kinds';
import { type ListedFile, listContentFiles } from './content/list-files';
import { createDiagramCache } from './content/mermaid-cache';
import { includedPartials } from './content/partials';
import { readTogether } from './content/read-together';
import { createSiteInput, type FileProblem, type SiteInput } from './content/site-input';
import { mermaidSyntax } from './rules/mermaid-syntax';
import { configRules, siteRules } from './rules/site-index';

/** Where the commands of a project remember what they read, from its folder. */
export const contentCheckCache = '.cache/content-check';

export interface ContentCheckOptions {
  contentDir: string;
  publicDir: string;
  /** Site configuration; default: site.config.ts. */
  site?: SiteConfig;
  /** File it is written in, to name places; default: site.config.ts, unless another configuration is given. */
  configFile?: string;
  /** Which files come from a CMS; default: what the lock file and the site configuration say. */
  untrusted?: IsUntrusted;
  /** Folder that remembers what earlier runs read; none by default. */
  cacheDir?: string;
}

export interface ContentCheckResult {
  diagnostics: Diagnostic[];
  /** Markdown files that were checked. */
  documents: number;
  /** What the rules across files looked at; absent where the check could not begin. */
  site?: SiteInput;
}

/** Milliseconds within which some disks give two versions of a file the same time. */
const coarse = 2000;

/** Files that are to be judged otherwise than they are on disk: their bytes, or null for one that is to go. */
export type Changes = ReadonlyMap<string, Uint8Array | null>;

/** Keeps what it read, so that checking again costs the changed files and the rules across files only. */
export interface ContentChecker {
  check(changes?: Changes): Promise<ContentCheckResult>;
  /** Leaves what was read to the next run. */
  save(): void;
}

/** Nothing else is said then: what a file may hold depends on where it comes from. */
const damagedLock = {
  code: 'data-file/syntax',
  ...fileStart,
  message: 'The lock file of the CMS is damaged, so nobody can tell what came from it',
  hint: 'Bring the file back from version control, or run `npm run content:sync`.',
};

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('base64');
}

/** What an earlier run read of the same file. */
function knownFacts(
  { path, hash, kind, untrusted }: Omit<FactsTask, 'bytes' | 'allowedKeys'> & { hash: string },
  before: ReadonlyMap<string, KnownFacts>,
): FileFacts | undefined {
  const last = before.get(path);
  const isSame = last?.hash === hash && last.facts.kind === kind && last.facts.untrusted === untrusted;
  return isSame ? last.facts : undefined;
}

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

/** Creates a checker for one content folder. Used by development; a single run is `checkContent`. */
export function createContentChecker(options: ContentCheckOptions): ContentChecker {
  const { cacheDir } = options;
  const diagrams = createDiagramCache(cacheDir && join(cacheDir, 'diagrams.json'));
  const { configFile = options.site ? undefined : 'site.config.ts' } = options;
  const factsFile = cacheDir && join(cacheDir, 'facts');
  let known: Map<string, KnownFacts> | undefined;
  let unsaved: (() => void) | undefined;
  /** Files that were read, or went, since the facts file was written. */
  let unwritten = 0;
  /** Hashes of files as long as nobody writes them: another check of thousands need not read them. */
  const hashes = new Map<string, { stamp: string; hash: string }>();

  function hashOnDisk(path: string): { hash: string; bytes?: Uint8Array } {
    const file = join(options.contentDir, path);
    const { ino, size, mtimeMs, ctimeMs } = statSync(file);
    const stamp = `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    const last = hashes.get(path);
    if (last?.stamp === stamp) return { hash: last.hash };
    const bytes = readFileSync(file);
    const hash = hashOf(bytes);
    if (Date.now() - ctimeMs > coarse) hashes.set(path, { stamp, hash });
    return { hash, bytes };
  }

  async function readAll(listed: readonly ListedFile[], site: SiteConfig, changes: Changes): Promise<FileFacts[]> {
    const { allowedFrontMatter: allowedKeys } = site;
    const isUntrusted = options.untrusted ?? readUntrusted(options.contentDir, site.content.cms);
    known ??= factsFile === undefined ? new Map() : readKnownFacts(factsFile, allowedKeys);
    const before = known;
    const now = new Map<string, KnownFacts>();
    const guard = createFactsGuard();
    const bytesOf = (path: string) => changes.get(path) ?? readFileSync(join(options.contentDir, path));
    const look = ({ path, kind }: ListedFile) => {
      const changed = changes.get(path);
      const { hash, bytes = changed } = changed ? { hash: hashOf(changed) } : hashOnDisk(path);
      const file = { path, kind, hash, untrusted: isUntrusted(path) };
      const last = knownFacts(file, before);
      return { ...file, last, risky: !last && isRisky(bytes ?? bytesOf(path)) };
    };
    const load = (file: ReturnType<typeof look>): FactsTask => {
      const bytes = bytesOf(file.path);
      // Somebody may have written it since.
      file.hash = hashOf(bytes);
      return { path: file.path, kind: file.kind, untrusted: file.untrusted, allowedKeys, bytes };
    };
    const files: FileFacts[] = [];
    // Partials come behind all pages, those that are included: nobody wants to hear of drafts in folders of their own.
    const partials = new Map(listed.filter(({ kind }) => kind === 'Partial').map((file) => [file.path, file]));
    const queue = listed.filter(({ kind }) => kind !== 'Partial');
    const looked = new Map(queue.filter(({ outside }) => !outside).map((file) => [file.path, look(file)]));
    const unread = [...looked.values()].filter(({ last, risky }) => !last && !risky);
    const read = await readTogether(unread, load);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path, kind } = next;
      if (next.outside) {
        files.push(outsideFacts({ path, kind, untrusted: isUntrusted(path) }));
        continue;
      }
      const file = looked.get(path) ?? look(next);
      const { last, risky } = file;
      const facts = last ?? read.get(path) ?? (risky ? await guard.read(load(file)) : fileFacts(load(file)));
      files.push(facts);
      // What is only being tried is not remembered in the place of what is there.
      if (!changes.has(path)) {
        if (!last) unwritten++;
        now.set(path, { hash: file.hash, facts });
      }
      for (const included of includedPartials(facts)) {
        const partial = partials.get(included);
        if (partial && partials.delete(included)) queue.push(partial);
      }
    }
    await guard.end();
    const all = changes.size > 0 ? new Map([...before, ...now]) : now;
    known = all;
    unwritten += [...before.keys()].filter((path) => !all.has(path)).length;
    if (factsFile !== undefined && isWorthWriting(unwritten, all.size))
      unsaved = () => writeKnownFacts(factsFile, all, allowedKeys);
    return files;
  }

  return {
    async check(changes = new Map()) {
      const site = options.site ?? (await defaultSite());
      if (!options.untrusted && isLockDamaged(options.contentDir))
        return { diagnostics: [toDiagnostic(cmsLockName, damagedLock)], documents: 0 };
      const listed = withChanges(listContentFiles(options.contentDir), changes);
      const files = await readAll(listed, site, changes);
      const input = createSiteInput(files, site, options, {
        includable: listed.filter(({ kind }) => isMarkdownKind(kind) || kind === 'Partial').map(({ path }) => path),
        isUntrusted: options.untrusted ?? readUntrusted(options.contentDir, site.content.cms),
      });
      const lenient: ReadonlySet<string> = new Set(site.contentCheck.warnings);
      const judge = (problem: FileProblem) => toDiagnostic(problem.file, problem, lenient);
      const diagnostics = files.flatMap(({ path, problems }) =>
        problems.map((problem) => toDiagnostic(path, problem, lenient)),
      );
      for (const rule of siteRules) diagnostics.push(...rule(input).map(judge));
      const configName = relative(options.contentDir, configFile ?? 'site.config.ts').replaceAll('\\', '/');
      const ofConfig = configRules.flatMap((rule) => rule(input));
      for (const problem of await placeConfigProblems(ofConfig, configName, configFile))
        diagnostics.push(judge(problem));
      for (const facts of files) diagnostics.push(...(await mermaidSyntax(facts, diagrams)).map(judge));
      diagrams.save();
      const ignored: ReadonlySet<string> = new Set(site.contentCheck.ignore);
      return {
        diagnostics: diagnostics.filter(({ code }) => !ignored.has(code)).sort(byPlace),
        documents: listed.filter(({ kind }) => isMarkdownKind(kind)).length,
        site: input,
      };
    },
    save() {
      try {
        unsaved?.();
        if (unsaved) unwritten = 0;
      } catch {
        // A full or read-only disk makes the next run slower, nothing else.
      }
      unsaved = undefined;
    },
  };
}

/** Checks a content folder: every problem of every file, in file and line order. */
export async function checkContent(options: ContentCheckOptions): Promise<ContentCheckResult> {
  const checker = createContentChecker(options);
  const result = await checker.check();
  checker.save();
  return result;
}
