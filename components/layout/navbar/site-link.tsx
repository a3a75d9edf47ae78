'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps, ReactNode } from 'react';
import type { ShownMenu } from '@/lib/content/links/site-links';
import { currentLink, isThisPage } from '@/lib/site/current-link';
import { inLanguage, locales } from '@/lib/site/locales';
import { unchecked, withBasePath } from '@/lib/site/urls';
import type { ShownLink } from '@/schema/link';
import { useOwn } from '../../ui/language';
import { useDocsVersions } from './docs-versions';

/** Link to the docs, in the version that is shown or that the reader has chosen last; nothing on a site without docs. */
export function DocsLink({ children }: { children: ReactNode }) {
  const { docsHref, versions } = useDocsVersions();
  return versions.length > 0 && <a href={docsHref}>{children}</a>;
}

/** Properties of the anchor of a link: a route of the site in the reader's version, or an external page in a new tab. */
export function useLinkProps(): (link: ShownLink) => Omit<ComponentProps<'a'>, 'onSelect'> {
  const { mainDoc, docsHref, version } = useDocsVersions();
  const own = useOwn();
  return (link) => {
    if ('href' in link)
      return { href: link.href, ...(link.href.startsWith('http') && { target: '_blank', rel: 'noopener' }) };
    // The owner is responsible for it, so the export check skips it.
    if (unchecked.test(link.to))
      return { href: withBasePath(link.to.replace(unchecked, '/')), ...{ 'data-unchecked': '' } };
    if (link.to === mainDoc && !link.versions) return { href: docsHref };
    const inVersion = version === undefined ? undefined : link.versions?.[version];
    return { href: link.fixed ? withBasePath(link.to) : own.href(inVersion ?? link.to) };
  };
}

type Current = 'page' | 'true' | undefined;

/** The value of `aria-current` for a link. */
export type CurrentOf = (link: ShownLink) => Current;

/** Tells which of the links of the navbar leads to the page that is shown, or to its section. */
export function useCurrentLink(items: readonly (ShownLink | ShownMenu)[]): CurrentOf {
  const route = inLanguage(usePathname(), locales[0].code);
  const current = currentLink(
    items.flatMap((item) => ('items' in item ? item.items : [item])),
    route,
  );
  return (link) => (link === current ? (isThisPage(link, route) ? 'page' : 'true') : undefined);
}

/** Link from the site configuration. */
export function SiteLinkAnchor({ link, current }: { link: ShownLink; current?: Current }) {
  const propsOf = useLinkProps();
  const { text } = useOwn();
  return (
    <a {...propsOf(link)} aria-current={current}>
      {text(link.label)}
    </a>
  );
}
