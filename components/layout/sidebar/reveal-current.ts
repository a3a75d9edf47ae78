/** Scrolls the current link of a sidebar to its middle if it is out of view. */
export function revealCurrent(box: HTMLElement): void {
  const link = box.querySelector('[aria-current="page"]');
  if (!link) return;
  const outer = box.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 2;
}
