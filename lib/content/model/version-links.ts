import { splitVersionKey } from '../files/docs-folders';
import { firstPage } from '../sidebar/sidebar';
import type { Doc } from '../types';
import type { Content, DocsVersion } from './load-content';

export type VersionRoute = ReturnType<typeof versionRoutes>[number];

/** Route of the first doc of a version: the configured main doc, else the first of its sidebars. */
export function mainDocOf(version: DocsVersion, mainDoc: string): string {
  const first = version.sidebars.map(({ items }) => firstPage(items)).find((href) => href !== undefined);
  return version.byId.get(mainDoc)?.permalink ?? first ?? version.docs[0]?.permalink ?? version.root;
}

/** The default version: the configured one, the newest release, or the only one. */
export function latestVersion({ versions }: Pick<Content, 'versions'>, docsId?: string): DocsVersion | undefined {
  const own = versions.filter((version) => version.docsId === docsId);
  return own.find(({ isLatest }) => isLatest) ?? own[0];
}

/** The default versions of all docs, the main docs first. */
export function latestVersions({ versions }: Pick<Content, 'versions'>): DocsVersion[] {
  const ids = new Set(versions.map(({ docsId }) => docsId));
  return [...ids].flatMap((docsId) => latestVersion({ versions }, docsId) ?? []);
}

/** Finds a doc of docs/, by its path, in the default version. */
export function docsInLatest({ versions }: Pick<Content, 'versions'>): (path: string) => Doc | undefined {
  const docs = versions
    .filter(({ name }) => splitVersionKey(name).name === 'current')
    .flatMap((version) =>
      version.docs.flatMap(({ id, path }) => {
        const found = latestVersion({ versions }, version.docsId)?.byId.get(id);
        return found ? [[path, found] as const] : [];
      }),
    );
  const byPath = new Map(docs);
  return (path) => byPath.get(path);
}

/** Finds the counterpart of one page in a version. */
export type FindInVersion = (version: DocsVersion) => string | undefined;

/** Finds the doc with this id. */
export function docWithId(id: string): FindInVersion {
  return ({ byId }) => byId.get(id)?.permalink;
}

/** Finds the generated page of the category with this id. */
export function categoryWithId(id: string): FindInVersion {
  return ({ generatedPages }) => [...generatedPages].find(([, category]) => category.id === id)?.[0];
}

/** Route of the target of a link in one docs version; undefined for an unlisted doc. */
export function routeIn(version: DocsVersion, link: { docId: string } | { sidebarId: string }): string | undefined {
  if ('sidebarId' in link) return firstPage(version.sidebars.find(({ name }) => name === link.sidebarId)?.items ?? []);
  const doc = version.byId.get(link.docId);
  return doc?.frontMatter.unlisted ? undefined : doc?.permalink;
}

/** The result of `find` for each version with docs, or its main doc if there is none. Released versions first, newest first. */
export function versionRoutes(content: Content, mainDoc: string, find?: FindInVersion, docsId?: string) {
  const latest = latestVersion(content, docsId);
  const own = content.versions.filter((version) => version.docsId === docsId && version.docs.length > 0);
  const order = own.sort((a, b) => Number(b === latest) - Number(a === latest));
  return order.map((version) => ({
    name: version.name,
    label: version.label,
    route: find?.(version) ?? mainDocOf(version, mainDoc),
  }));
}

/** Why readers should not rely on the version of a page, and the one to use instead; null if there is nothing to say. */
export function versionBanner(
  { versions }: Pick<Content, 'versions'>,
  version: DocsVersion,
  [latest]: readonly VersionRoute[],
  find: FindInVersion,
) {
  if (!latest || version.name === latest.name || version.banner === null) return null;
  const target = latestVersion({ versions }, version.docsId);
  return {
    kind: version.banner,
    label: version.label,
    latest,
    /** Whether that version has the page; if not, the route is that of its main doc. */
    isThere: target !== undefined && find(target) !== undefined,
  };
}
