import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SourceDocument } from './types';
import type { IsUntrusted } from './untrusted-files';

type BlogDataKind = 'Authors' | 'Tags';

const names: Readonly<Record<BlogDataKind, string>> = { Authors: 'authors', Tags: 'tags' };
/** Docusaurus keeps the files in blog/. Where both places have an entry, the blog's own wins. */
const folders = ['', 'blog/'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readData(file: string): Record<string, unknown> {
  try {
    const data: unknown = parse(readFileSync(file, 'utf8'));
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

/** Reads authors.yml and tags.yml, which describe no page. What does not parse counts as empty: the content check names it. */
export function readBlogData(contentDir: string, isUntrusted: IsUntrusted): SourceDocument[] {
  return (['Authors', 'Tags'] as const).flatMap((kind) =>
    folders
      .flatMap((folder) => [`${folder}${names[kind]}.yml`, `${folder}${names[kind]}.yaml`])
      .filter((path) => existsSync(join(contentDir, path)))
      .map((path) => ({
        kind,
        path,
        data: readData(join(contentDir, path)),
        body: '',
        bodyLine: 1,
        untrusted: isUntrusted(path),
      })),
  );
}

/** Entries of authors.yml or tags.yml, as they are written. Those of blog/ come last. */
export function blogEntries(sources: readonly SourceDocument[], kind: BlogDataKind): [string, unknown][] {
  const files = sources.filter((source) => source.kind === kind);
  return folders.flatMap((folder) =>
    files
      .filter(({ path }) => path.slice(0, path.lastIndexOf('/') + 1) === folder)
      .flatMap(({ data }) => Object.entries(data)),
  );
}
