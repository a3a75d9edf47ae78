import { createHash } from 'node:crypto';
import { inertMarkup } from '../../mdx/untrusted/inert-markup';
import { createHeadingIds } from '../../site/slug';
import { normalizeRoute } from '../links/resolve-link';
import { joinRoute } from '../model/join-route';
import type { Doc } from '../types';
import type { Sidebar, SidebarCategory, SidebarDoc, SidebarItem } from './sidebar';
import { sidebarAddress } from './sidebar-link';
import type { CategoryItem, SourceItem } from './sidebar-source';

interface Version {
  /** `current` or a version name. */
  name: string;
  /** Route prefix, for example /docs. */
  root: string;
  docs: readonly Doc[];
  /** `` or a path such as /handbook. */
  basePath: string;
  /** Empty or absent for the default one. */
  language?: string;
}

interface Sidebars {
  sidebars: Sidebar[];
  /** Doc id → name of the sidebar it is in, unlisted docs too; the last one counts, as in Docusaurus. */
  sidebarOf: Map<string, string>;
}

/** Completes the items of a version's sidebars: labels and routes of docs, addresses of generated pages. */
export function buildSidebars(
  declared: readonly (readonly [name: string, items: readonly SourceItem[]])[],
  { name: version, root, docs, basePath, language = '' }: Version,
): Sidebars {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const slugs = createHeadingIds();
  const ids = new Set<string>();
  const sidebarOf = new Map<string, string>();

  function uniqueId(wanted: string): string {
    let id = wanted;
    for (let count = 2; ids.has(id); count++) id = `${wanted}~${count}`;
    ids.add(id);
    return id;
  }

  function docItem(type: SidebarDoc['type'], doc: Doc, label?: string, className?: string): SidebarDoc[] {
    if (doc.frontMatter.unlisted) return [];
    const { sidebar_label, sidebar_class_name } = doc.frontMatter;
    const ownClass = sidebar_class_name ?? className;
    return [
      {
        type,
        id: doc.id,
        label: sidebar_label || label || doc.title,
        ...(doc.isOriginal && (sidebar_label || !label) && { original: true }),
        href: doc.permalink,
        ...(ownClass && { className: ownClass }),
      },
    ];
  }

  function generatedPage({ link, label, original = label }: CategoryItem): Pick<SidebarCategory, 'href' | 'generated'> {
    if (link?.type !== 'generated-index') return {};
    // Labels that repeat are numbered in reading order, also across sidebars, as in Docusaurus.
    const slug = link.slug || `category/${slugs.next(original)}`;
    const { title = label, description, keywords } = link;
    return { href: normalizeRoute(joinRoute(root, slug)), generated: { title, description, keywords } };
  }

  /** Whether docs are in a category, though nobody lists them. */
  function holdsDocs({ items }: CategoryItem): boolean {
    return items.some((item) => (item.type === 'category' ? holdsDocs(item) : 'id' in item && byId.has(item.id)));
  }

  function categoryItem(category: CategoryItem, sidebar: string, above: string): SidebarItem[] {
    const { label, link, key = label, folder, description, collapsible, collapsed, className } = category;
    const id = uniqueId(folder ?? `${above}/${key}`);
    const page = link?.type === 'doc' ? byId.get(link.id) : undefined;
    if (page) sidebarOf.set(page.id, sidebar);
    const generated = generatedPage(category);
    const items = complete(category.items, sidebar, id);
    // There is nothing to open then: what is left is its page, if it has one. Unlisted docs do not take a list's page away.
    if (items.length === 0 && page) return docItem('doc', page, label, className);
    if (items.length === 0 && !(generated.href && holdsDocs(category))) return [];
    const listed = page?.frontMatter.unlisted ? undefined : page;
    const about = description ?? generated.generated?.description ?? listed?.frontMatter.description;
    return [
      {
        type: 'category',
        id,
        label,
        ...(listed && { href: listed.permalink, doc: listed.id }),
        ...generated,
        ...(about && { description: about }),
        collapsible: collapsible && items.length > 0,
        collapsed: collapsible && collapsed && items.length > 0,
        ...(className && { className }),
        items,
      },
    ];
  }

  function completeItem(item: SourceItem, sidebar: string, above: string): SidebarItem[] {
    if (item.type === 'category') return categoryItem(item, sidebar, above);
    const ownClass = item.className && { className: item.className };
    if (item.type === 'html') {
      return [{ type: 'html', html: inertMarkup(item.value, basePath), padded: item.defaultStyle, ...ownClass }];
    }
    if (item.type === 'link') {
      const address = sidebarAddress(item.href, basePath);
      const about = item.description && { description: item.description };
      return address ? [{ type: 'link', label: item.label, ...address, ...about, ...ownClass }] : [];
    }
    const doc = byId.get(item.id);
    if (!doc) return [];
    if (item.type === 'doc') sidebarOf.set(doc.id, sidebar);
    return docItem(item.type, doc, item.label, item.className);
  }

  function complete(items: readonly SourceItem[], sidebar: string, above: string): SidebarItem[] {
    return items.flatMap((item) => completeItem(item, sidebar, above));
  }

  const sidebars = declared.map(([name, source], index) => {
    const items = complete(source, name, name);
    const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8);
    // No version has a ~ in its name.
    const own = index === 0 ? version : `${version}~${index + 1}`;
    return { name, items, hash, file: language === '' ? own : `${language}.${own}` };
  });
  return { sidebars, sidebarOf };
}
