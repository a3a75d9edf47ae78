import { addressScheme } from '../../mdx/untrusted/address-scheme';
import { safeSchemes } from '../../mdx/untrusted/allow-list';
import { belowBase } from '../../site/below-base';
import { isExternal } from '../../site/is-external';
import { normalizeRoute, unchecked } from '../links/resolve-link';
import type { SidebarLink } from './sidebar';

/** Address of a link that a sidebar declares; undefined for one that could run something. */
export function sidebarAddress(href: string, basePath: string): Pick<SidebarLink, 'href' | 'unchecked'> | undefined {
  if (unchecked.test(href)) return { href: href.replace(unchecked, '/'), unchecked: true };
  if (isExternal(href)) return safeSchemes.includes(addressScheme(href) ?? '') ? { href } : undefined;
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(belowBase(href, basePath) ?? href) ?? [];
  return { href: normalizeRoute(path) + suffix };
}
