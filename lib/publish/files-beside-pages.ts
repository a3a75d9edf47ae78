import { existsSync } from 'node:fs';
import { join } from 'node:path';
import once from 'lodash-es/once.js';
import type { MdxContexts } from '../content/links/create-mdx-contexts';
import { listPages } from '../content/model/documents';
import type { Edition } from '../content/model/make-editions';
import { feedRoutes } from '../content/model/site-routes';
import { sidebarTree } from '../content/sidebar/sidebar-window';
import type { Doc, Page, Post } from '../content/types';
import { blogFeed, feedItems } from '../content/views/feed';
import { searchFiles, searchVersions } from '../content/views/search-files';
import type { Section } from '../mdx/read-sections';
import { searchFolder } from '../search/search-folder';
import { feedFiles } from '../site/feed-files';

export interface FilesInput {
  /** The site in all languages, the default one first. */
  editions: readonly [Edition, ...Edition[]];
  contextsOf(edition: Edition): MdxContexts;
  /** Sections of a document for the search; null if the index is made from the finished pages. */
  sectionsOf: ((edition: Edition, document: Doc | Page | Post) => Section[]) | null;
}

/** Functions that make the files, by path below the base path. */
export type MadeFiles = ReadonlyMap<string, () => string | Promise<string>>;

type Entry = readonly [path: string, make: () => string | Promise<string>];

function sidebars({ content }: Edition): Entry[] {
  const all = content.versions.flatMap((version) => version.sidebars);
  return all.map(({ file, items }) => [`sidebar/${file}.json`, () => JSON.stringify(sidebarTree(items))]);
}

/** The two files of each version. Those of the latest version in the default language are at the top. */
function searches(edition: Edition, { editions: [standard], sectionsOf }: FilesInput): Entry[] {
  const own = sectionsOf && ((document: Doc | Page | Post) => sectionsOf(edition, document));
  const versions = searchVersions(edition);
  return (versions.length > 0 ? versions : ['']).flatMap((version, index): Entry[] => {
    const folder = searchFolder(edition.site.routePrefix, index === 0 ? null : version).slice(1);
    const made = once(() => searchFiles(edition, version, { standard, sectionsOf: own }));
    const path = (name: string) => (folder === '' ? name : `${folder}/${name}`);
    return [
      [path('search-doc.json'), () => JSON.stringify(made().doc)],
      [path('search-index.json'), () => JSON.stringify(made().index)],
    ];
  });
}

function feeds(edition: Edition, { contextsOf }: FilesInput): Entry[] {
  const items = once(() => feedItems(edition, contextsOf(edition)));
  return feedRoutes(edition.content).flatMap((route): Entry[] => {
    const feed = feedFiles.find(({ file }) => route.endsWith(`/${file}`));
    return feed ? [[route.slice(1), async () => blogFeed(edition, feed.file, await items())]] : [];
  });
}

/**
 * The files for browsers and feed readers besides pages, pictures and Markdown: the list of pages, whole sidebars, search
 * data and feeds. A build writes all of them, development makes the requested one.
 */
export function filesBesidePages(input: FilesInput): MadeFiles {
  const { editions } = input;
  return new Map<string, () => string | Promise<string>>([
    ['pages.json', () => JSON.stringify(editions.flatMap(listPages))],
    ...editions.flatMap((edition) => [...sidebars(edition), ...searches(edition, input), ...feeds(edition, input)]),
  ]);
}

/** The message for an owner with files in public/ that these files would replace; undefined if there are none. */
export function replacedFiles(publicDir: string, paths: readonly string[]): string | undefined {
  const own = paths.filter((path) => existsSync(join(publicDir, path)));
  if (own.length === 0) return undefined;
  const names = own.map((path) => `public/${path}`).join(', ');
  return `The site makes files of its own at these addresses: ${names}. Rename yours, or remove them.`;
}
