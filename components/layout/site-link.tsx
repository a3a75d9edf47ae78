'use client';

import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/urls';
import type { ShownLink } from '@/schema/site';
import { useDocsVersions } from './docs-versions';

/** Link to where the docs begin, in the version the reader is in or chose last. */
export function DocsLink({ className, children }: { className?: string; children: ReactNode }) {
  const { docsHref } = useDocsVersions();
  return (
    <a href={docsHref} className={className}>
      {children}
    </a>
  );
}

const unchecked = /^pathname:\/\/\/*/;

/** Link from the site configuration: a route of the site, or an external page in a new tab that says so. */
export function SiteLinkAnchor({ link }: { link: ShownLink }) {
  const { mainDoc, version } = useDocsVersions();
  if ('to' in link) {
    // Its owner vouches for it, so that the export check passes over it.
    if (unchecked.test(link.to))
      return (
        <a data-unchecked="" href={withBasePath(link.to.replace(unchecked, '/'))}>
          {link.label}
        </a>
      );
    const inVersion = version === undefined ? undefined : link.versions?.[version];
    if (link.to === mainDoc && !link.versions) return <DocsLink>{link.label}</DocsLink>;
    return <a href={withBasePath(inVersion ?? link.to)}>{link.label}</a>;
  }
  return (
    <a href={link.href} target="_blank" rel="noopener">
      {link.label}
    </a>
  );
}
