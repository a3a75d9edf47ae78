import type { Content, DocsVersion } from './load-content';
import { firstHref } from './sidebar-window';

/** A page in one docs version, by route. */
export interface VersionRoute {
  name: string;
  label: string;
  route: string;
}

/** Why a version is not the one readers should rely on, and where that one is. */
export interface VersionBanner {
  kind: 'unreleased' | 'unmaintained';
  label: string;
  latest: VersionRoute;
}

/** Route of the doc a version opens with: the configured main doc, else the first of its sidebar. */
export function mainDocOf(version: DocsVersion, mainDoc: string): string {
  const first = version.sidebar.map(firstHref).find((href) => href !== null);
  return version.byId.get(mainDoc)?.permalink ?? first ?? version.root;
}

/** The version that lives where the docs do: the newest release, or the only one. */
export function latestVersion(content: Content): DocsVersion | undefined {
  return content.versions.find(({ root }) => root === content.docsRoot) ?? content.versions[0];
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

/** What `find` finds in each version, or its main doc where that is nothing. Released versions first, newest first. */
export function versionRoutes(content: Content, mainDoc: string, find?: FindInVersion): VersionRoute[] {
  const latest = latestVersion(content);
  const order = [...content.versions].sort((a, b) => Number(b === latest) - Number(a === latest));
  return order.map((version) => ({
    name: version.name,
    label: version.label,
    route: find?.(version) ?? mainDocOf(version, mainDoc),
  }));
}

/** Banner for a page of a version that is not the latest; null for the latest. `routes` are those of the page. */
export function versionBanner(version: DocsVersion, [latest]: readonly VersionRoute[]): VersionBanner | null {
  if (!latest || version.name === latest.name) return null;
  return { kind: version.name === 'current' ? 'unreleased' : 'unmaintained', label: version.label, latest };
}
