'use client';

import type { ShownMenu } from '@/lib/content/site-links';
import type { ShownLink } from '@/schema/site';
import { ChevronIcon } from '../ui/icons';
import { LazyMenu } from '../ui/lazy-menu';
import { SiteLinkAnchor, useLinkProps } from './site-link';

/** A link of the navbar, or a menu of links; without scripts, which open it, its links stand in a row. */
export function NavItem({ item }: { item: ShownLink | ShownMenu }) {
  const propsOf = useLinkProps();
  if (!('items' in item)) return <SiteLinkAnchor link={item} />;
  const items = item.items.map((link) => ({ ...propsOf(link), label: link.label }));
  return (
    <>
      <LazyMenu label={item.label} items={items}>
        {item.label}
        <ChevronIcon />
      </LazyMenu>
      <noscript>
        {item.items.map((link) => (
          <SiteLinkAnchor key={link.label} link={link} />
        ))}
      </noscript>
    </>
  );
}
