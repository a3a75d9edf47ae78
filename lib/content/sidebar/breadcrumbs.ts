import type { Named } from '../types';
import type { SidebarPage } from './sidebar';

export interface Breadcrumb extends Named {
  /** Absent for the current page and for categories without a page. */
  href?: string;
}

/** The categories from the outermost one to the page, and the page. */
export function buildBreadcrumbs(path: readonly SidebarPage[], toHref: (route: string) => string): Breadcrumb[] {
  return path.map((item, index) => ({
    label: item.label,
    ...(item.original && { original: item.original }),
    ...(item.href && index < path.length - 1 && { href: toHref(item.href) }),
  }));
}
