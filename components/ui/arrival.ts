import { hashTarget } from './hash-target';

/**
 * Moves focus to what was navigated to, as a full page load would: the heading a hash names, else the page's title.
 * @returns what has the focus now; null where the page has neither
 */
export function focusArrival(): HTMLElement | null {
  const target = hashTarget(window.location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return null;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return target;
}
