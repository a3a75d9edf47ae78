'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { VersionLink } from '@/lib/content/doc-view';
import { withBasePath } from '@/lib/urls';
import { usePage } from '@/stores/page';
import { usePreferences } from '@/stores/preferences';

interface DocsVersions {
  /** Route of the main doc. */
  mainDoc: string;
  /** Main doc of each docs version. */
  versions: readonly VersionLink[];
}

const Context = createContext<DocsVersions>({ mainDoc: '/', versions: [] });

/** Tells everything below which versions the docs have. */
export function DocsVersionsProvider({ children, mainDoc, versions }: DocsVersions & { children: ReactNode }) {
  return <Context value={{ mainDoc, versions }}>{children}</Context>;
}

/** Versions of the docs, and where the docs begin in the version the reader is in, or chose last. */
export function useDocsVersions(): DocsVersions & { docsHref: string; version: string | undefined } {
  const { mainDoc, versions } = useContext(Context);
  const shown = usePage((state) => state.versions?.current);
  const preferred = usePreferences((state) => state.docsVersion);
  const wanted = versions.find(({ name }) => name === (shown ?? preferred));
  return { mainDoc, versions, version: wanted?.name, docsHref: wanted?.href ?? withBasePath(mainDoc) };
}
