'use client';

import { usePathname } from 'next/navigation';
import type { DocsVersionValue } from '@/lib/build/docs-values';
import { inLanguage, localeAt } from '@/lib/site/locales';
import { withBasePath } from '@/lib/site/urls';
import { usePage } from '@/stores/page-store';
import { usePreferences } from '@/stores/preferences-store';

/** A version of the docs, its path with the base path. Browsers do not know all of its docs: the list has the first one. */
interface Version extends DocsVersionValue {
  mainDocId: string;
  docs: { id: string; path: string }[];
}

interface DocsData {
  path: string;
  versions: Version[];
  breadcrumbs: boolean;
}

/** Versions of all docs, by id. next.config.mjs writes them into the bundle. */
function written() {
  return JSON.parse(process.env['NEXT_PUBLIC_DOCS_VERSIONS'] ?? '{}') as Readonly<Record<string, DocsVersionValue[]>>;
}

/** The item with the longest path above an address. */
function innermost<Item extends { path: string }>(all: readonly Item[], pathname: string): Item | undefined {
  const around = all.filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`));
  return around.sort((a, b) => b.path.length - a.path.length)[0];
}

/** Versions of all docs, by the id of their plugin; `default` for docs without an id. */
export function useAllDocsData(): Record<string, DocsData> {
  const { code } = localeAt(usePathname());
  return Object.fromEntries(
    Object.entries(written()).map(([id, all]) => {
      const versions = all.map((version): Version => {
        const path = withBasePath(inLanguage(version.path, code));
        return { ...version, path, mainDocId: 'main', docs: [{ id: 'main', path }] };
      });
      return [id, { path: versions.find(({ isLast }) => isLast)?.path ?? '/', versions, breadcrumbs: true }];
    }),
  );
}

const none: DocsData = { path: '/', versions: [], breadcrumbs: true };

/** The data of one plugin. */
export function useDocsData(pluginId = 'default'): DocsData {
  return useAllDocsData()[pluginId] ?? none;
}

/** Versions of the docs, those of docs/ first, then the newest. */
export function useVersions(pluginId?: string): Version[] {
  return useDocsData(pluginId).versions;
}

/** The version that readers get first. */
export function useLatestVersion(pluginId?: string): Version {
  const { versions } = useDocsData(pluginId);
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (!latest) throw new Error(`There are no docs with the id ${pluginId}.`);
  return latest;
}

/** The version of the page; undefined outside of the docs. */
export function useActiveVersion(pluginId?: string): Version | undefined {
  const { versions } = useDocsData(pluginId);
  return innermost(versions, withBasePath(usePathname()));
}

/** The docs of the page. */
export function useActivePlugin(): { pluginId: string; pluginData: DocsData } | undefined {
  const pathname = withBasePath(usePathname());
  const all = Object.entries(useAllDocsData()).flatMap(([pluginId, pluginData]) =>
    pluginData.versions.map(({ path }) => ({ path, pluginId, pluginData })),
  );
  const found = innermost(all, pathname);
  return found && { pluginId: found.pluginId, pluginData: found.pluginData };
}

/** Docs and version of the page. */
export function useActivePluginAndVersion() {
  const activePlugin = useActivePlugin();
  const activeVersion = useActiveVersion(activePlugin?.pluginId);
  return activePlugin && { activePlugin, activeVersion };
}

/** The version and the doc of the page, and its addresses in other versions, as far as the version menu knows them. */
export function useActiveDocContext(pluginId?: string) {
  const activeVersion = useActiveVersion(pluginId);
  const path = withBasePath(usePathname());
  const links = usePage(({ versions }) => versions?.links) ?? [];
  const id = activeVersion && path.slice(activeVersion.path.length).replace(/^\//, '');
  const others = links.map(({ name, href }) => [name, { id, path: href }] as const);
  return {
    activeVersion,
    activeDoc: activeVersion && { id, path },
    alternateDocVersions: Object.fromEntries(others),
  };
}

/** The latest version of the page. */
export function useDocVersionSuggestions(pluginId?: string) {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  return { latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name], latestVersionSuggestion };
}

/** The version of the page, or the latest one. */
export function useDocsVersion() {
  const pluginId = useActivePlugin()?.pluginId ?? 'default';
  const latest = useLatestVersion(pluginId);
  const { name, label, isLast } = useActiveVersion(pluginId) ?? latest;
  return { pluginId, version: name, label, isLast, badge: true, banner: null };
}

const savePreferredVersionName = (docsVersion: string) => usePreferences.setState({ docsVersion });

/** The version that the reader has chosen last, and a setter. */
export function useDocsPreferredVersion(pluginId?: string) {
  const versions = useVersions(pluginId);
  const preferred = usePreferences(({ docsVersion }) => docsVersion);
  return { preferredVersion: versions.find(({ name }) => name === preferred) ?? null, savePreferredVersionName };
}
