import type { Metadata } from 'next';
import { withBasePath } from '../../site/urls';
import { blogMetadata } from './blog-metadata';
import { pageMetadata } from './page-metadata';
import type { SiteView } from './site-view';

/** Head of what stands at an address. */
export function siteMetadata(found: SiteView): Metadata {
  const { edition } = found;
  if (found.kind === 'blog') return blogMetadata(edition, found.view);
  if (found.kind !== 'redirect') return pageMetadata(edition, found.view);
  return {
    title: edition.language.words.docs.title,
    alternates: { canonical: withBasePath(found.to) },
    robots: { index: false },
  };
}
