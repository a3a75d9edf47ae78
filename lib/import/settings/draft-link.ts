import type { SiteLink } from '../../../schema/link';
import { textOf, type Values } from '../../report/values';

/** A link whose address is known. */
export type PlainLink = Extract<SiteLink, { to: string } | { href: string }>;

/** An address as the schema wants it: routes start with a slash and do not end with one. */
export function linkTo(label: string, address: string): PlainLink {
  if (/^[a-z][\w+.-]*:/i.test(address) && !address.startsWith('pathname:')) return { label, href: address };
  if (address.startsWith('//')) return { label, href: `https:${address}` };
  if (address.startsWith('pathname:')) return { label, to: address };
  const route = address.startsWith('/') ? address : `/${address}`;
  return { label, to: route.length > 1 ? route.replace(/\/(?=$|[?#])/, '') || '/' : route };
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/** Label of a link in navbar or footer. Links with an icon only have a name for screen readers, such as “GitHub repository”. */
export function labelOf(item: Values): string | undefined {
  const address = textOf(item['href']) ?? textOf(item['to']);
  const name = textOf(item['aria-label'])?.replace(/^(\S+) repo(?:sitory)?$/i, '$1');
  return textOf(item['label']) ?? name ?? textOf(item['title']) ?? (address && hostOf(address));
}

/** Where an item of navbar or footer leads. */
export function addressOf(item: Values): string | undefined {
  return textOf(item['to']) ?? textOf(item['href']);
}

/** A plain link in navbar or footer; undefined if it is another kind of item, or has `#`, as menus do, for an address. */
export function plainLink(item: Values): SiteLink | undefined {
  const address = addressOf(item);
  const label = labelOf(item);
  return address !== undefined && address !== '#' && label !== undefined ? linkTo(label, address) : undefined;
}
