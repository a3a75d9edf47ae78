'use client';

import type { ComponentProps, ReactNode } from 'react';
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

/** Link from the site configuration. */
export function SiteLinkAnchor({ link }: { link: ShownLink }) {
  const propsOf = useLinkProps();
  const { text } = useOwn();
  return <a {...propsOf(link)}>{text(link.label)}</a>;
}
