import { buildCategories, buildDoc } from '@/lib/content/build-docs';
import { documentBody } from '@/lib/content/document-body';
import { buildSidebar, type SidebarItem } from '@/lib/content/sidebar';
import type { CategorySource, Doc, SourceDocument, SourceKind } from '@/lib/content/types';

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
  return buildDoc(source('Doc', path, data, body), versions, '/docs');
}

/** The settings of a folder. */
export function category(path: string, data: Record<string, unknown>): CategorySource {
  const [first] = buildCategories([source('Category', path, data)]);
  if (!first) throw new Error('buildCategories returned nothing');
  return first;
}

/** Sidebar of docs at /docs, from paths with front matter. */
export function sidebarOf(
  docs: Readonly<Record<string, Record<string, unknown>>>,
  folders: Readonly<Record<string, Record<string, unknown>>> = {},
): SidebarItem[] {
  return buildSidebar(
    Object.entries(docs).map(([path, data]) => doc(path, data)),
    Object.entries(folders).map(([folder, data]) => category(`${folder}/_category_.json`, data)),
    '/docs',
  );
}

/** Labels of a sidebar; a category is followed by the list of its items. */
export function outline(items: readonly SidebarItem[]): unknown[] {
  return items.flatMap((item) => (item.type === 'doc' ? [item.label] : [item.label, outline(item.items)]));
}
