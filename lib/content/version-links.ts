import type { Content, DocsVersion } from './load-content';
import { firstHref } from './sidebar-window';
import type { Doc } from './types';

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

/** The version that lives at /docs: the newest release, or the only one. */
export function latestVersion(content: Content): DocsVersion | undefined {
  return content.versions.find(({ root }) => root === '/docs') ?? content.versions[0];
}

/** Each version's page with this id, or its main doc where it has none. Released versions first, newest first. */
export function versionRoutes(content: Content, mainDoc: string, id?: string): VersionRoute[] {
  const latest = latestVersion(content);
  const order = [...content.versions].sort((a, b) => Number(b === latest) - Number(a === latest));
  return order.map((version) => {
    const same = id === undefined ? undefined : version.byId.get(id)?.permalink;
    return { name: version.name, label: version.label, route: same ?? mainDocOf(version, mainDoc) };
  });
}

/** Banner for a doc of a version that is not the latest; null for the latest. */
export function versionBanner(content: Content, version: DocsVersion, doc: Doc, mainDoc: string): VersionBanner | null {
  const latest = latestVersion(content);
  if (!latest || version === latest) return null;
  const route = versionRoutes(content, mainDoc, doc.id).find(({ name }) => name === latest.name);
  return route
    ? { kind: version.name === 'current' ? 'unreleased' : 'unmaintained', label: version.label, latest: route }
    : null;
}
