/* What a page is asked. These run in the page and reach nothing but their arguments. */

export type Role = 'button' | 'link' | 'tab';

/** Middle of a control in the viewport, brought into view first; null while it is not there or something covers it. */
export function middleOf(role: Role, name: string, part: string): [number, number] | null {
  const selector = { button: 'button', link: 'a[href]', tab: '[role="tab"]' }[role];
  const control = [...document.querySelectorAll(`${part} ${selector}`)].find((element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return text.replace(/\s+/g, ' ').trim() === name && element.getClientRects().length > 0;
  });
  if (!control) return null;
  const { top, bottom } = control.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = control.getBoundingClientRect();
  const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  return control.contains(document.elementFromPoint(...middle)) ? middle : null;
}

export const heading = () => document.querySelector('h1')?.textContent ?? null;
export const answers = () => document.documentElement.hasAttribute('data-interactive');
export const dialogs = () => document.querySelectorAll('[role="dialog"]').length;
export const path = () => location.pathname + location.search + location.hash;
export const litWords = () => [
  ...new Set([...(CSS.highlights.get('search') ?? [])].map((range) => range.toString().toLowerCase())),
];
export const openPanels = () =>
  [...document.querySelectorAll('[role="tabpanel"]')]
    .filter((panel) => panel.getClientRects().length > 0)
    .map((panel) => panel.textContent?.trim() ?? '');

/** How light the page’s ground is, of 255; whatever way the engine writes colours. */
export function lightness(): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return -1;
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
}

/** Labels of the drawing that have a size on screen. */
export function drawnLabels(): string[] {
  const figure = document.querySelector('figure');
  figure?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const labels = ['Breakwater', 'Fuel pontoon', 'Berth'];
  const texts = [...(figure?.querySelectorAll('svg *') ?? [])].filter(
    (element) => element.childElementCount === 0 && element.getBoundingClientRect().width > 10,
  );
  return labels.filter((label) => texts.some((element) => element.textContent?.trim() === label));
}
