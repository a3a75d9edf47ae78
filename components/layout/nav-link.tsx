'use client';

import type { VersionLink } from '@/lib/content/doc-view';
import type { SiteLink } from '@/schema/site';
import { usePage } from '@/stores/page';
import { usePreferences } from '@/stores/preferences';
import { SiteLinkAnchor } from './site-link';

interface NavLinkProps {
  link: SiteLink;
  /** Main doc of each version. */
  versions: readonly VersionLink[];
  mainDoc: string;
}

/** A navbar link. One that leads to the main doc leads to the version the reader is in, or chose last. */
export function NavLink({ link, versions, mainDoc }: NavLinkProps) {
  const shown = usePage((state) => state.versions?.current);
  const preferred = usePreferences((state) => state.docsVersion);
  const wanted = versions.find(({ name }) => name === (shown ?? preferred));
  if (!('to' in link) || link.to !== mainDoc || !wanted) return <SiteLinkAnchor link={link} />;
  return <a href={wanted.href}>{link.label}</a>;
}
