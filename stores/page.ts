import { create } from 'zustand';
import type { VersionLink } from '@/lib/content/doc-view';

interface PageState {
  /** Versions of the docs page that is shown; null outside of the docs. */
  versions: { current: string; links: VersionLink[] } | null;
  /** Last thing the site has to say to the reader, such as "Link copied". */
  notice: string;
  /** Whether the list of shortcuts is open. */
  help: boolean;
  setVersions(versions: PageState['versions']): void;
  notify(notice: string): void;
  setHelp(open: boolean): void;
}

/** What the chrome knows of the page it frames. */
export const usePage = create<PageState>()((set) => ({
  versions: null,
  notice: '',
  help: false,
  setVersions: (versions) => set({ versions }),
  notify: (notice) => set({ notice }),
  setHelp: (help) => set({ help }),
}));
