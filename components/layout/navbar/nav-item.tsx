'use client';

import type { ShownMenu } from '@/lib/content/links/site-links';
import type { ShownLink } from '@/schema/link';
import { ChevronIcon } from '../../ui/icons';
import { useOwn } from '../../ui/language';
import { LazyMenu } from '../../ui/lazy-menu';
import { SiteLinkAnchor, useLinkProps } from './site-link';

/** A link or a menu of the navbar. Without scripts, the links of a menu are shown in a row. */
export function NavItem({ item }: { item: ShownLink | ShownMenu }) {
  const propsOf = useLinkProps();
  const { text } = useOwn();
  if (!('items' in item)) return <SiteLinkAnchor link={item} />;
  const items = item.items.map((link) => ({ ...propsOf(link), label: text(link.label) }));
  return (
    <>
      <LazyMenu label={text(item.label)} items={items}>
        {text(item.label)}
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
