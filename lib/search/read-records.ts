import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../node/read-json';
import { type Locale, localeAt } from '../site/locales';
import { markdownRoute } from '../site/markdown-address';
import type { ClusterRecord } from './cluster';
import { clusterRecords } from './cluster-records';
import type { SearchDocFile, SearchPage } from './types';

/** The folders of an export with a list of pages, by language and version, which is null for the latest docs. */
export function searchFolders(dir: string, locales: readonly Locale[]) {
  const others = join(dir, 'search');
  const below = existsSync(others) ? readdirSync(others, { recursive: true, encoding: 'utf8' }) : [];
  const found = below.map((path) => {
    const parts = path.split(/[\\/]/);
    const { code } = localeAt(`/${parts.join('/')}`, locales);
    const rest = code === parts[0] ? parts.slice(1) : parts;
    return { folder: join(others, path), language: code, version: rest.join('/') || null };
  });
  const top = { folder: dir, language: localeAt('/', locales).code, version: null };
  return [top, ...found].filter(({ folder }) => existsSync(join(folder, 'search-doc.json')));
}

/** The records of a finished export, by language. */
export function readRecords(dir: string, locales: readonly Locale[]): Map<string, Omit<ClusterRecord, 'id'>[]> {
  const all = new Map<string, Omit<ClusterRecord, 'id'>[]>();
  const markdownOf = ({ route }: SearchPage) => {
    const file = join(dir, markdownRoute(route));
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  for (const { folder, language, version } of searchFolders(dir, locales)) {
    const doc = readJson(join(folder, 'search-doc.json')) as SearchDocFile;
    all.set(language, [...(all.get(language) ?? []), ...clusterRecords({ doc, version, markdownOf })]);
  }
  return all;
}
