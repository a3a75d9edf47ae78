import type { MdxContexts } from '../content/links/create-mdx-contexts';
import { feedRoutes } from '../content/model/generated-files';
import type { Edition } from '../content/model/make-editions';
import { listPages } from '../content/model/page-list';
import { sidebarTree } from '../content/sidebar/sidebar-window';
import { blogFeed, feedItems } from '../content/views/feed-view';
import { searchFiles, searchVersions } from '../content/views/search-files';
import { makeAlways } from '../mdx/kept-results';
import type { Section } from '../mdx/sections';
import { searchFolder } from '../search/search-folder';
import { feedFiles } from '../site/feed-files';

type Keep = typeof makeAlways<Section[]>;

export interface FilesInput {
  /** The site in each of its languages, the default one first. */
  editions: readonly [Edition, ...Edition[]];
  contextsOf(edition: Edition): MdxContexts;
  /** How sections are read for the search; null where an index is made of the finished pages. By default each is read anew. */
  keepOf?(edition: Edition): Keep | null;
}

/** Files by path below the base path, each made when it is asked for. */
export type MadeFiles = ReadonlyMap<string, () => string | Promise<string>>;

type Entry = readonly [path: string, make: () => string | Promise<string>];

/** Makes something the first time it is asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function sidebars({ content }: Edition): Entry[] {
  const all = content.versions.flatMap((version) => version.sidebars);
  return all.map(({ file, items }) => [`sidebar/${file}.json`, () => JSON.stringify(sidebarTree(items))]);
}

/** The two files of each version; those of the latest one in the default language lie at the top. */
function searches(edition: Edition, { editions: [standard], contextsOf, keepOf }: FilesInput): Entry[] {
  const versions = searchVersions(edition);
  return (versions.length > 0 ? versions : ['']).flatMap((version, index): Entry[] => {
    const folder = searchFolder(edition.site.routePrefix, index === 0 ? null : version).slice(1);
    const made = once(() => {
      const keep = keepOf ? keepOf(edition) : makeAlways<Section[]>;
      return searchFiles(edition, version, { standard, contexts: contextsOf(edition), ...(keep && { keep }) });
    });
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
 * What browsers and feed readers ask for beside pages, pictures and Markdown: the list of pages, whole sidebars, the data of the
 * search, and feeds. A build writes all of them; development makes the one that is asked for.
 */
export function filesBesidePages(input: FilesInput): MadeFiles {
  const { editions } = input;
  return new Map<string, () => string | Promise<string>>([
    ['pages.json', () => JSON.stringify(editions.flatMap(listPages))],
    ...editions.flatMap((edition) => [...sidebars(edition), ...searches(edition, input), ...feeds(edition, input)]),
  ]);
}
