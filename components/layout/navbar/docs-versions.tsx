'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { VersionRoute } from '@/lib/content/model/version-links';
import type { VersionLink } from '@/lib/content/views/doc-view';
import { usePage } from '@/stores/page-store';
import { usePreferences } from '@/stores/preferences-store';
import { useOwn } from '../../ui/language';
import { carryHash } from './carry-address';

interface DocsVersions {
  /** Route of the main doc in the default language. */
  mainDoc: string;
  /** The same for each version of the docs. */
  versions: readonly VersionRoute[];
}

const Context = createContext<DocsVersions>({ mainDoc: '/', versions: [] });

/** Provides the versions of the docs. */
export function DocsVersionsProvider({ children, mainDoc, versions }: DocsVersions & { children: ReactNode }) {
  return <Context value={{ mainDoc, versions }}>{children}</Context>;
}

/** Versions of the docs, and the start of the docs in the version that is shown or that the reader has chosen last. */
export function useDocsVersions() {
  const { mainDoc, versions: written } = useContext(Context);
  const own = useOwn();
  const versions = useMemo(
    () =>
      written.map(({ name, label, route }): VersionLink => ({ name, label: own.text(label), href: own.href(route) })),
    [written, own],
  );
  const shown = usePage((state) => state.versions?.current);
  const preferred = usePreferences((state) => state.docsVersion);
  const wanted = versions.find(({ name }) => name === (shown ?? preferred));
  return { mainDoc, versions, version: wanted?.name, docsHref: wanted?.href ?? own.href(mainDoc) };
}

interface ShownVersion extends VersionLink {
  current: boolean;
  /** Saves the reader's choice, at an event of its link, which then leads to the same place of the page. */
  choose: (event: { currentTarget: EventTarget | null }) => void;
}

/**
 * Links to the versions of the docs that the page belongs to, or of the main docs on other pages. They lead to the same
 * page, or to the main doc of a version without it. Empty if there is only one version.
 */
export function useVersionLinks(): ShownVersion[] {
  const { versions } = useDocsVersions();
  const page = usePage((state) => state.versions);
  const preferred = usePreferences((state) => state.docsVersion);
  const links = page?.links ?? versions;
  if (links.length < 2) return [];
  const shown = links.find(({ name }) => name === (page?.current ?? preferred)) ?? links[0];
  return links.map((link) => ({
    ...link,
    current: link === shown,
    choose: (event) => {
      usePreferences.setState({ docsVersion: link.name });
      carryHash(event);
    },
  }));
}
