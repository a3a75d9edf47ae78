import { inertMarkup } from '../../mdx/untrusted/inert-markup';
import { hash } from '../../node/hash';
import { createHeadingIds } from '../../site/slug';
import { normalizeRoute } from '../links/resolve-link';
import { joinRoute } from '../model/join-route';
import type { Doc, Named } from '../types';
import type { Sidebar, SidebarCategory, SidebarDoc, SidebarItem, SidebarLink } from './sidebar';
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

const named = (label: string, isOriginal = false): Named => ({ label, ...(isOriginal && { original: true }) });

const described = (
  description: string | undefined,
  isOriginal = false,
): Pick<SidebarLink, 'description' | 'originalDescription'> =>
  description ? { description, ...(isOriginal && { originalDescription: true }) } : {};

/** Completes the items of a version's sidebars: labels and routes of docs, addresses of generated pages. */
export function buildSidebars(
  declared: readonly (readonly [name: string, items: readonly SourceItem[]])[],
  { name: version, root, docs, basePath, language = '' }: Version,
): Sidebars {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const slugs = createHeadingIds();
  const ids = new Set<string>();
  const sidebarOf = new Map<string, string>();

  /** Whether a text of the sidebar itself is in the default language, and the sidebar in another one. */
  const isOriginal = (isTranslated: boolean | undefined) => language !== '' && !isTranslated;

  function uniqueId(wanted: string): string {
    let id = wanted;
    for (let count = 2; ids.has(id); count++) id = `${wanted}~${count}`;
    ids.add(id);
    return id;
  }

  function docItem(type: SidebarDoc['type'], doc: Doc, item?: Named, className?: string): SidebarDoc[] {
    if (doc.frontMatter.unlisted) return [];
    const { sidebar_label, sidebar_class_name } = doc.frontMatter;
    const ownClass = sidebar_class_name ?? className;
    return [
      {
        type,
        id: doc.id,
        ...((!sidebar_label && item) || named(sidebar_label || doc.title, doc.isOriginal)),
        href: doc.permalink,
        ...(ownClass && { className: ownClass }),
      },
    ];
  }

  function generatedPage({
    link,
    label,
    original = label,
    translated,
  }: CategoryItem): Pick<SidebarCategory, 'href' | 'generated'> {
    if (link?.type !== 'generated-index') return {};
    // Labels that repeat are numbered in reading order, also across sidebars, as in Docusaurus.
    const slug = link.slug || `category/${slugs.next(original)}`;
    const { title = label, description, keywords } = link;
    const originalTitle = isOriginal(link.title === undefined ? translated?.label : translated?.title);
    return {
      href: normalizeRoute(joinRoute(root, slug)),
      generated: {
        title,
        ...(originalTitle && { originalTitle }),
        description,
        ...described(description, isOriginal(translated?.lead)),
        keywords,
      },
    };
  }

  /** Whether docs are in a category, though nobody lists them. */
  function holdsDocs({ items }: CategoryItem): boolean {
    return items.some((item) => (item.type === 'category' ? holdsDocs(item) : 'id' in item && byId.has(item.id)));
  }

  function categoryItem(category: CategoryItem, sidebar: string, above: string): SidebarItem[] {
    const { link, key = category.label, folder, description, collapsible, collapsed, className, translated } = category;
    const name = named(category.label, isOriginal(translated?.label));
    const id = uniqueId(folder ?? `${above}/${key}`);
    const page = link?.type === 'doc' ? byId.get(link.id) : undefined;
    if (page) sidebarOf.set(page.id, sidebar);
    const generated = generatedPage(category);
    const items = complete(category.items, sidebar, id);
    // There is nothing to open then: what is left is its page, if it has one. Unlisted docs do not take a list's page away.
    if (items.length === 0 && page) return docItem('doc', page, name, className);
    if (items.length === 0 && !(generated.href && holdsDocs(category))) return [];
    const listed = page?.frontMatter.unlisted ? undefined : page;
    const about =
      description === undefined
        ? (generated.generated ?? {
            description: listed?.frontMatter.description,
            originalDescription: listed?.isOriginal,
          })
        : { description, originalDescription: isOriginal(translated?.description) };
    return [
      {
        type: 'category',
        id,
        ...name,
        ...(listed && { href: listed.permalink, doc: listed.id }),
        ...generated,
        ...described(about.description, about.originalDescription),
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
      const original = isOriginal(false) && { original: true as const };
      const html = inertMarkup(item.value, basePath);
      return [{ type: 'html', html, ...original, padded: item.defaultStyle, ...ownClass }];
    }
    if (item.type === 'link') {
      const address = sidebarAddress(item.href, basePath);
      const name = named(item.label, isOriginal(item.translated?.label));
      const about = described(item.description, isOriginal(false));
      return address ? [{ type: 'link', ...name, ...address, ...about, ...ownClass }] : [];
    }
    const doc = byId.get(item.id);
    if (!doc) return [];
    if (item.type === 'doc') sidebarOf.set(doc.id, sidebar);
    const name = item.label ? named(item.label, isOriginal(item.translated?.label)) : undefined;
    return docItem(item.type, doc, name, item.className);
  }

  function complete(items: readonly SourceItem[], sidebar: string, above: string): SidebarItem[] {
    return items.flatMap((item) => completeItem(item, sidebar, above));
  }

  const sidebars = declared.map(([name, source], index) => {
    const items = complete(source, name, name);
    // No version has a ~ in its name.
    const own = index === 0 ? version : `${version}~${index + 1}`;
    const file = language === '' ? own : `${language}.${own}`;
    return { name, items, hash: hash(JSON.stringify(items)).slice(0, 8), file };
  });
  return { sidebars, sidebarOf };
}
