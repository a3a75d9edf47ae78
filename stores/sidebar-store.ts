import { create } from 'zustand';
import type { WindowItem } from '@/lib/content/sidebar/sidebar-window';

/** Sidebar of the current page. */
export interface ShownSidebar {
  items: WindowItem[];
  /** Route of the current page. */
  current: string;
  /** Address of the file with the whole tree. */
  treeHref: string;
}

interface SidebarState {
  sidebar: ShownSidebar | null;
  /** Loaded trees by the address of their file. They are kept for other pages, so that each is fetched once per visit. */
  trees: Record<string, WindowItem[]>;
  /** Scroll position of the desktop sidebar, in pixels. */
  scrollTop: number;
  loadTree(href: string): Promise<void>;
}

const loading = new Map<string, Promise<WindowItem[]>>();

async function fetchTree(href: string): Promise<WindowItem[]> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return (await response.json()) as WindowItem[];
}

/** Gives up the space that was reserved before first paint for the items of the whole tree. */
export function releaseSpace(): void {
  document.adoptedStyleSheets = [];
}

/** Transient state of the docs sidebar. */
export const useSidebarStore = create<SidebarState>()((set, get) => ({
  sidebar: null,
  trees: {},
  scrollTop: 0,
  loadTree: async (href) => {
    if (get().trees[href]) return;
    const request = loading.get(href) ?? fetchTree(href);
    loading.set(href, request);
    try {
      const tree = await request;
      set(({ trees }) => ({ trees: { ...trees, [href]: tree } }));
    } catch {
      // The present links still work, and the next toggle tries again.
      loading.delete(href);
      releaseSpace();
    }
  },
}));
