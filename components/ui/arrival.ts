/** Element a hash such as `#roles` leads to; null where there is none, or where the hash is no valid text. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.replace(/^#/, '')));
  } catch {
    return null;
  }
}

/** Opens the details that an element stands in: only browsers that load a page do so. Says whether one was closed. */
function openAround(element: Element): boolean {
  const closed = [...document.querySelectorAll('details:not([open])')].filter((details) => details.contains(element));
  for (const details of closed) details.setAttribute('open', '');
  return closed.length > 0;
}

/**
 * Moves focus to what was navigated to, as a full page load would: the heading a hash names, else the page's title.
 * Nothing scrolls, unless it stood in closed details, which nobody else could scroll to.
 * @returns what has the focus now; null where the page has neither
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
