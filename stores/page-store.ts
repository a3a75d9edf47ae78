import { create } from 'zustand';
import type { VersionLink } from '@/lib/content/views/doc-view';
import type { RouteFailure } from '@/lib/site/route-fetch';
import type { BrowserWords } from '@/lib/words/types';

/** Something the site has to say to the reader, as the table of words names it. */
export type Notice = keyof BrowserWords['copy'];

export interface PageState {
  /** Versions of the docs page that is shown; null outside of the docs. */
  versions: { current: string; links: VersionLink[] } | null;
  /** Routes of the page that is shown by language, where they are not the same ones. */
  languages: Readonly<Record<string, string>> | null;
  /** Last thing the site has to say to the reader; null for nothing. */
  notice: Notice | null;
  /** Whether the list of shortcuts is open. */
  help: boolean;
  /** The last route change, as long as it cannot go on. */
  routeFailure: RouteFailure | null;
}

/** What the chrome knows of the page it frames. */
export const usePage = create<PageState>()(() => ({
  versions: null,
  languages: null,
  notice: null,
  help: false,
  routeFailure: null,
}));
