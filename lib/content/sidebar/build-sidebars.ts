import { addressScheme } from '../../mdx/untrusted/address-scheme';
import { safeSchemes } from '../../mdx/untrusted/allow-list';
import { inertMarkup } from '../../mdx/untrusted/inert-markup';
import { hash } from '../../node/hash';
import { createHeadingIds } from '../../site/slug';
import { belowBase, isExternal, unchecked } from '../../site/urls';
import { normalizeRoute } from '../links/resolve-link';
import { plainDescription } from '../model/document-head';
import { joinRoute } from '../model/join-route';
import type { Doc, Named } from '../types';
import type { CategoryItem, SourceItem } from './declared-sidebars';
import type { Sidebar, SidebarCategory, SidebarDoc, SidebarItem, SidebarLink } from './sidebar';

/** Address of a link in a sidebar; undefined if it could run something. */
function sidebarAddress(href: string, basePath: string): Pick<SidebarLink, 'href' | 'unchecked'> | undefined {
  if (unchecked.test(href)) return { href: href.replace(unchecked, '/'), unchecked: true };
  if (isExternal(href)) return safeSchemes.includes(addressScheme(href) ?? '') ? { href } : undefined;
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(belowBase(href, basePath) ?? href) ?? [];
  return { href: normalizeRoute(path) + suffix };
}

interface Version {
  name: string;
  root: string;
  docs: readonly Doc[];
  /** `` or a path such as /handbook. */
  basePath: string;
  /** Prefix of the language; empty or absent for the default one. */
  language?: string;
}

type ItemOf<Type extends SourceItem['type']> = Extract<SourceItem, { type: Type }>;

const named = (label: string, isOriginal = false): Named => ({ label, ...(isOriginal && { original: true }) });

const described = (
  description: string | undefined,
  isOriginal = false,
): Pick<SidebarLink, 'description' | 'originalDescription'> =>
  description ? { description, ...(isOriginal && { originalDescription: true }) } : {};

/** The item of a doc; undefined if the doc is unlisted. The doc's own texts win over those of the sidebar. */
function docItem(type: SidebarDoc['type'], doc: Doc, label?: Named, className?: string): SidebarDoc[] {
  if (doc.frontMatter.unlisted) return [];
  const { sidebar_label, sidebar_class_name } = doc.frontMatter;
  const ownClass = sidebar_class_name ?? className;
  return [
    {
      type,
      id: doc.id,
      ...((!sidebar_label && label) || named(sidebar_label || doc.title, doc.isOriginal)),
      href: doc.permalink,
      ...(ownClass && { className: ownClass }),
    },
  ];
}

/** Completes the sidebars of a version one after the other. */
class SidebarBuilder {
  /** Doc id → name of its sidebar, unlisted docs too. The last sidebar wins, as in Docusaurus. */
  readonly sidebarOf = new Map<string, string>();
  readonly #version: Version;
  readonly #byId: ReadonlyMap<string, Doc>;
  /** Repeated labels are numbered in reading order, across sidebars, as in Docusaurus. */
  readonly #slugs = createHeadingIds();
  readonly #ids = new Set<string>();

  constructor(version: Version) {
    this.#version = version;
    this.#byId = new Map(version.docs.map((doc) => [doc.id, doc]));
  }

  /** Completes the items of one list. @param above id of their category, or the name of the sidebar at its top */
  complete(items: readonly SourceItem[], sidebar: string, above: string): SidebarItem[] {
    return items.flatMap((item): SidebarItem[] => {
      if (item.type === 'category') return this.#category(item, sidebar, above);
      if (item.type === 'html') return [this.#html(item)];
      if (item.type === 'link') return this.#link(item);
      const doc = this.#byId.get(item.id);
      if (!doc) return [];
      if (item.type === 'doc') this.sidebarOf.set(doc.id, sidebar);
      const label = item.label ? named(item.label, this.#isOriginal(item.translated?.label)) : undefined;
      return docItem(item.type, doc, label, item.className);
    });
  }

  #html({ value, defaultStyle, className }: ItemOf<'html'>): SidebarItem {
    const original = this.#isOriginal(false) && { original: true as const };
    const html = inertMarkup(value, this.#version.basePath);
    return { type: 'html', html, ...original, padded: defaultStyle, ...(className && { className }) };
  }

  #link({ href, label, translated, description, className }: ItemOf<'link'>): SidebarItem[] {
    const address = sidebarAddress(href, this.#version.basePath);
    const name = named(label, this.#isOriginal(translated?.label));
    const about = described(description, this.#isOriginal(false));
    return address ? [{ type: 'link', ...name, ...address, ...about, ...(className && { className }) }] : [];
  }

  #category(category: CategoryItem, sidebar: string, above: string): SidebarItem[] {
    const { link, key = category.label, folder, collapsible, collapsed, className, translated } = category;
    const name = named(category.label, this.#isOriginal(translated?.label));
    const id = this.#uniqueId(folder ?? `${above}/${key}`);
    const page = link?.type === 'doc' ? this.#byId.get(link.id) : undefined;
    if (page) this.sidebarOf.set(page.id, sidebar);
    const generated = this.#generatedPage(category);
    const items = this.complete(category.items, sidebar, id);
    // An empty category is replaced by its page, if it has one. A generated list stays if it has unlisted docs.
    if (items.length === 0 && page) return docItem('doc', page, name, className);
    if (items.length === 0 && !(generated.href && this.#holdsDocs(category))) return [];
    const listed = page?.frontMatter.unlisted ? undefined : page;
    return [
      {
        type: 'category',
        id,
        ...name,
        ...(listed && { href: listed.permalink, doc: listed.id }),
        ...generated,
        ...this.#description(category, generated.generated, listed),
        collapsible: collapsible && items.length > 0,
        collapsed: collapsible && collapsed && items.length > 0,
        ...(className && { className }),
        items,
      },
    ];
  }

  /** Values of a category; its page provides missing ones. */
  #description({ description, translated }: CategoryItem, generated: SidebarCategory['generated'], page?: Doc) {
    if (description !== undefined) return described(description, this.#isOriginal(translated?.description));
    if (generated) return described(generated.description, generated.originalDescription);
    return described(plainDescription(page?.frontMatter.description), page?.isOriginal);
  }

  #generatedPage(category: CategoryItem): Pick<SidebarCategory, 'href' | 'generated'> {
    const { link, label, original = label, translated } = category;
    if (link?.type !== 'generated-index') return {};
    const slug = link.slug || `category/${this.#slugs.next(original)}`;
    const { title = label, description, keywords } = link;
    const originalTitle = this.#isOriginal(link.title === undefined ? translated?.label : translated?.title);
    return {
      href: normalizeRoute(joinRoute(this.#version.root, slug)),
      generated: {
        title,
        ...(originalTitle && { originalTitle }),
        description,
        ...described(description, this.#isOriginal(translated?.lead)),
        keywords,
      },
    };
  }

  /** Whether a category holds docs, even if all are unlisted. */
  #holdsDocs({ items }: CategoryItem): boolean {
    return items.some((item) =>
      item.type === 'category' ? this.#holdsDocs(item) : 'id' in item && this.#byId.has(item.id),
    );
  }

  #uniqueId(wanted: string): string {
    let id = wanted;
    for (let count = 2; this.#ids.has(id); count++) id = `${wanted}~${count}`;
    this.#ids.add(id);
    return id;
  }

  /** Whether a text of the sidebar is untranslated. */
  #isOriginal(isTranslated: boolean | undefined): boolean {
    return Boolean(this.#version.language) && !isTranslated;
  }
}

/** Completes the items of a version's sidebars: labels and routes of docs, addresses of generated pages. */
export function buildSidebars(
  declared: readonly (readonly [name: string, items: readonly SourceItem[]])[],
  version: Version,
) {
  const builder = new SidebarBuilder(version);
  const sidebars = declared.map(([name, source], index): Sidebar => {
    const items = builder.complete(source, name, name);
    // Version names contain no ~.
    const own = index === 0 ? version.name : `${version.name}~${index + 1}`;
    const file = version.language ? `${version.language}.${own}` : own;
    return { name, items, hash: hash(JSON.stringify(items)).slice(0, 8), file };
  });
  return { sidebars, sidebarOf: builder.sidebarOf };
}
