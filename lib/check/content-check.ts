import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { toDiagnostic } from './content/codes';
import type { FileFacts } from './content/facts';
import { createFactsGuard, isRisky } from './content/facts-guard';
import { fileFacts, outsideFacts } from './content/file-facts';
import { isMarkdownKind } from './content/kinds';
import { type ListedFile, listContentFiles } from './content/list-files';
import { createDiagramCache } from './content/mermaid-cache';
import { createSiteInput } from './content/site-input';
import type { Diagnostic } from './diagnostic';
import { mermaidSyntax } from './rules/mermaid-syntax';
import { siteRules } from './rules/site-index';

export interface ContentCheckOptions {
  contentDir: string;
  publicDir: string;
  /** Site configuration; default: site.config.ts. */
  site?: SiteConfig;
  /** File that remembers which diagrams parse; none by default. */
  diagramCache?: string;
}

export interface ContentCheckResult {
  diagnostics: Diagnostic[];
  /** Markdown files that were checked. */
  documents: number;
}

/** Keeps what it read, so that checking again costs the changed files and the rules across files only. */
export interface ContentChecker {
  check(): Promise<ContentCheckResult>;
}

interface Known {
  hash: string;
  facts: FileFacts;
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha1').update(bytes).digest('base64');
}

async function defaultSite(): Promise<SiteConfig> {
  const { site } = await import('../config/site');
  return site;
}

/** Creates a checker for one content folder. Used by development; a single run is `checkContent`. */
export function createContentChecker(options: ContentCheckOptions): ContentChecker {
  const known = new Map<string, Known>();
  const diagrams = createDiagramCache(options.diagramCache);

  async function readAll(listed: readonly ListedFile[], allowedKeys: readonly string[]): Promise<FileFacts[]> {
    const guard = createFactsGuard();
    const files: FileFacts[] = [];
    for (const { path, kind, outside } of listed) {
      if (outside) {
        files.push(outsideFacts(path, kind));
        continue;
      }
      const bytes = readFileSync(join(options.contentDir, path));
      const hash = hashOf(bytes);
      const last = known.get(path);
      const facts =
        last?.hash === hash
          ? last.facts
          : isRisky(bytes)
            ? await guard.read({ path, kind, bytes, allowedKeys })
            : fileFacts(path, kind, bytes, allowedKeys);
      known.set(path, { hash, facts });
      files.push(facts);
    }
    await guard.end();
    return files;
  }

  return {
    async check() {
      const site = options.site ?? (await defaultSite());
      const listed = listContentFiles(options.contentDir);
      const files = await readAll(listed, site.allowedFrontMatter);
      const paths = new Set(listed.map(({ path }) => path));
      for (const path of known.keys()) if (!paths.has(path)) known.delete(path);
      const input = createSiteInput(files, site, options);
      const diagnostics = files.flatMap(({ path, problems }) => problems.map((problem) => toDiagnostic(path, problem)));
      for (const rule of siteRules)
        diagnostics.push(...rule(input).map((problem) => toDiagnostic(problem.file, problem)));
      for (const facts of files)
        diagnostics.push(
          ...(await mermaidSyntax(facts, diagrams)).map((problem) => toDiagnostic(problem.file, problem)),
        );
      diagrams.save();
      return {
        diagnostics: diagnostics.sort(byPlace),
        documents: listed.filter(({ kind }) => isMarkdownKind(kind)).length,
      };
    },
  };
}

/** Checks a content folder: every problem of every file, in file and line order. */
export async function checkContent(options: ContentCheckOptions): Promise<ContentCheckResult> {
  return createContentChecker(options).check();
}
