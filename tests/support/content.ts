import { buildDoc } from '@/lib/content/model/build-docs';
import { type DocsVersion, loadContent } from '@/lib/content/model/load-content';
import { versionRoot } from '@/lib/content/model/released-versions';
import type { SidebarItem } from '@/lib/content/sidebar/sidebar';
import { documentBody } from '@/lib/content/snapshot/publish';
import type { Doc, SourceDocument, SourceKind } from '@/lib/content/types';
import { siteConfig } from './site-config';

/** A content file as it leaves Contentlayer. */
export function source(kind: SourceKind, path: string, data: Record<string, unknown> = {}, body = ''): SourceDocument {
  return { kind, path, data, ...documentBody(path, body), bodyLine: 1, untrusted: false };
}

/** A doc below docs/, by default without released versions. */
export function doc(
  path: string,
  data: Record<string, unknown> = {},
  body = '',
  versions: readonly string[] = [],
): Doc {
  return buildDoc(source('Doc', path, data, body), (version) => versionRoot(siteConfig(), version, versions));
}

type Written = Readonly<Record<string, Record<string, unknown>>>;

/**
 * The docs of a site without released versions.
 * @param docs path → front matter
 * @param folders path of a folder → its settings
 * @param sidebars contents of sidebars.json, where there is one
 */
export function docsOf(docs: Written, folders: Written = {}, sidebars?: Record<string, unknown>): DocsVersion {
  const sources = [
    ...Object.entries(docs).map(([path, data]) => source('Doc', path, data)),
    ...Object.entries(folders).map(([folder, data]) => source('Category', `${folder}/_category_.json`, data)),
    ...(sidebars ? [source('Sidebars', 'sidebars.json', sidebars)] : []),
  ];
  const [version] = loadContent(sources, [], siteConfig(), { drafts: false }).versions;
  if (!version) throw new Error('loadContent returned no version');
  return version;
}

/** First sidebar of docs at /docs. */
export function sidebarOf(...written: Parameters<typeof docsOf>): SidebarItem[] {
  return docsOf(...written).sidebars[0]?.items ?? [];
}

/** Labels of a sidebar; a category is followed by the list of its items. */
export function outline(items: readonly SidebarItem[]): unknown[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [item.html];
    return item.type === 'category' ? [item.label, outline(item.items)] : [item.label];
  });
}
