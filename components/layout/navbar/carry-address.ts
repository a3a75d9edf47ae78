import { highlightParameter } from '@/lib/site/urls';

/**
 * Adds the current place in the page to a link to the same page elsewhere, before it is followed.
 * @param query whether that page understands the query too
 */
export function carryAddress({ currentTarget: link }: { currentTarget: EventTarget | null }, query = false): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const here = new URL(window.location.href);
  here.searchParams.delete(highlightParameter);
  if (query) link.search = here.search;
  link.hash = here.hash;
}

/** The same for a link that may lead to another page. Only if both addresses end alike is it the same page. */
export function carryHash(event: { currentTarget: EventTarget | null }): void {
  const { currentTarget: link } = event;
  const last = (path: string) => path.split('/').pop();
  if (link instanceof HTMLAnchorElement && last(link.pathname) === last(window.location.pathname)) carryAddress(event);
}
