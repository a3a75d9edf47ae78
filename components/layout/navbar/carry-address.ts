import { highlightParameter } from '@/lib/site/highlight-parameter';

/**
 * Has a link that is about to be followed lead to the place that is shown, because it leads to the same page elsewhere.
 * @param query whether that page understands the query too
 */
export function carryAddress({ currentTarget: link }: { currentTarget: EventTarget | null }, query = false): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const here = new URL(window.location.href);
  here.searchParams.delete(highlightParameter);
  if (query) link.search = here.search;
  link.hash = here.hash;
}

/** The same where the link may lead to another page: only one that ends alike is the same. */
export function carryHash(event: { currentTarget: EventTarget | null }): void {
  const { currentTarget: link } = event;
  const last = (path: string) => path.split('/').pop();
  if (link instanceof HTMLAnchorElement && last(link.pathname) === last(window.location.pathname)) carryAddress(event);
}
