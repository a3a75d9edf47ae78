import { create } from 'zustand';
import type { VersionLink } from '@/lib/content/views/doc-view';
import type { RouteFailure } from '@/lib/site/route-fetch';
import type { BrowserWords } from '@/lib/words/types';

/** A confirmation for the reader, by its name in the words. */
export type Notice = keyof BrowserWords['copy'];

export interface PageState {
  /** Versions of the current docs page; null outside of the docs. */
  versions: { current: string; links: VersionLink[] } | null;
  /** Routes of the current page by language, if they differ. */
  languages: Readonly<Record<string, string>> | null;
  /** The last confirmation for the reader. */
  notice: Notice | null;
  /** Whether the list of shortcuts is open. */
  help: boolean;
  /** The last failed route change. */
  routeFailure: RouteFailure | null;
}

/** State of the current page for the parts around it. */
export const usePage = create<PageState>()(() => ({
  versions: null,
  languages: null,
  notice: null,
  help: false,
  routeFailure: null,
}));
