import { withBasePath } from '../../site/urls';
import type { Place } from '../sidebar/doc-places';
import type { SidebarDoc, SidebarPage } from '../sidebar/sidebar';
import type { Doc, Named, Page, Post } from '../types';

export interface PagerLink extends Named {
  href: string;
}

export interface Pager {
  previous: PagerLink | null;
  next: PagerLink | null;
}

/** A link to a document by its title. */
export function documentLink({ title, isOriginal, permalink }: Doc | Page | Post): PagerLink {
  return { label: title, ...(isOriginal && { original: true }), href: withBasePath(permalink) };
}

type Docs = ReadonlyMap<string, Doc>;

/** Labels of docs come from their front matter, not from categories that link to them. */
function docName({ title, frontMatter, isOriginal }: Doc, item?: SidebarDoc): Omit<PagerLink, 'href'> {
  const { pagination_label, sidebar_label } = frontMatter;
  const own = pagination_label || sidebar_label || (item ? undefined : title);
  return { label: own ?? item?.label ?? title, ...((own ? isOriginal : item?.original) && { original: true }) };
}

function toLink(page: SidebarPage | undefined, byId: Docs): PagerLink | null {
  if (!page?.href) return null;
  const doc = page.type === 'category' ? page.doc : page.id;
  const found = doc === undefined ? undefined : byId.get(doc);
  const href = withBasePath(page.href);
  if (!found) return { label: page.label, ...(page.original && { original: page.original }), href };
  return { ...docName(found, page.type === 'category' ? undefined : page), href };
}

function named(id: string | null | undefined, neighbour: SidebarPage | undefined, byId: Docs): PagerLink | null {
  if (id === undefined) return toLink(neighbour, byId);
  const doc = id === null ? undefined : byId.get(id);
  return doc && !doc.frontMatter.unlisted ? { ...docName(doc), href: withBasePath(doc.permalink) } : null;
}

/** Previous and next page in the order of the sidebar; the front matter of a doc may name others, or none. */
export function buildPager(
  place: Pick<Place, 'previous' | 'next'> | undefined,
  byId: Docs,
  { pagination_prev, pagination_next }: Partial<Doc['frontMatter']> = {},
): Pager {
  return { previous: named(pagination_prev, place?.previous, byId), next: named(pagination_next, place?.next, byId) };
}
