import { decodeAddress } from '@/lib/site/urls';

/** Element of a hash such as `#roles`; null if there is none. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeAddress(hash.replace(/^#/, '')));
}

/** Opens the details around an element, which browsers only do when they load a page. Returns whether one was closed. */
function openAround(element: Element): boolean {
  const closed = [...document.querySelectorAll('details:not([open])')].filter((details) => details.contains(element));
  for (const details of closed) details.setAttribute('open', '');
  return closed.length > 0;
}

/**
 * Moves the focus to the target of a navigation, as loading the page would: the heading of the hash, else the title. It
 * only scrolls if the target was in closed details, to which nothing else could scroll.
 * @returns the focused element; null if the page has neither
 */
export function focusArrival(): HTMLElement | null {
  const target = hashTarget(window.location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return null;
  const opened = openAround(target);
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (opened) target.scrollIntoView();
  return target;
}
