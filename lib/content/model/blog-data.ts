import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { attempt } from '../../report/attempt';
import { recordOf } from '../../report/values';
import { splitDocsPath } from '../files/docs-folders';
import type { IsUntrusted } from '../files/owned-content';
import { isUntranslated, splitTranslation } from '../files/translations';
import type { SourceDocument } from '../types';

type BlogDataKind = 'Authors' | 'Tags';

const names: Readonly<Record<BlogDataKind, string>> = { Authors: 'authors', Tags: 'tags' };

const isDocsRoot = (folder: string) => splitDocsPath(folder)?.below === '';

/** Folder that a folder of translations stands for; '' for any other one. */
function originalFolder(folder: string): string {
  return splitTranslation(`${folder}x`)?.original.slice(0, -1) ?? '';
}

/** Folders of these files, as in Docusaurus: authors in blog/, tags there and in the docs of each version, in each language. */
function foldersIn(contentDir: string): Readonly<Record<BlogDataKind, string[]>> {
  const folders = (below: string) => {
    const path = join(contentDir, below);
    if (!existsSync(path)) return [];
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? [`${below}${entry.name}/`] : []));
  };
  const top = folders('');
  const released = top.filter((name) => /^(?:.+_)?versioned_docs\/$/.test(name)).flatMap(folders);
  const plugins = folders('i18n/').flatMap(folders);
  const translated = [...plugins, ...plugins.flatMap(folders)];
  const blogs = ['', 'blog/', ...translated.filter((folder) => originalFolder(folder) === 'blog/')];
  const docs = [...top, ...released, ...translated].filter(
    (folder) => isDocsRoot(folder) || isDocsRoot(originalFolder(folder)),
  );
  return { Authors: blogs, Tags: [...blogs, ...docs] };
}

function readData(file: string): Record<string, unknown> {
  return attempt(() => recordOf(parse(readFileSync(file, 'utf8'))), {});
}

/** Reads authors.yml and tags.yml. A file that does not parse counts as empty; the content check reports it. */
export function readBlogData(contentDir: string, isUntrusted: IsUntrusted): SourceDocument[] {
  const folders = foldersIn(contentDir);
  return (['Authors', 'Tags'] as const).flatMap((kind) =>
    folders[kind]
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

/** An entry of authors.yml or tags.yml, and whether it is untranslated. */
export type DataEntry = readonly [key: string, value: unknown, isOriginal?: boolean];

/**
 * Entries of authors.yml or tags.yml for the documents of a folder. Files beside content/docs and content/blog count for both;
 * the entry of the folder itself comes last and wins.
 * @param folder blog/, docs/ or that of a version
 */
export function dataEntries(sources: readonly SourceDocument[], kind: BlogDataKind, folder: string): DataEntry[] {
  const files = sources.filter((source) => source.kind === kind);
  return ['', folder].flatMap((place) =>
    files
      .filter(({ path }) => path.slice(0, path.lastIndexOf('/') + 1) === place)
      .flatMap((source) =>
        Object.entries(source.data).map(([key, value]): DataEntry => [key, value, isUntranslated(source, key)]),
      ),
  );
}
