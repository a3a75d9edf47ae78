import type { Page } from '@playwright/test';
import { mermaidFolder } from '../../lib/site/vendor-folders';
import { basePath, expect, open, test } from './support/features';

const far = 'docs/writing/diagrams/states';
const title = 'Life of a berth';

const diagram = (page: Page) => page.getByRole('figure', { name: title });
const expand = (page: Page) => diagram(page).getByRole('button', { name: `Open full size: ${title}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: title });
const drawing = (page: Page) => diagram(page).getByRole('group').first().locator('svg');

/** Opens a page and shows its diagram. */
async function openDrawn(page: Page) {
  await open(page, far);
  await diagram(page).scrollIntoViewIfNeeded();
  await expect(expand(page)).toBeEnabled();
}

/** Files of the diagram library the page asks for. */
function watchLibrary(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${basePath}/${mermaidFolder}/`)) requested.push(pathname);
  });
  return requested;
}

/** Scrolls, and waits until what depends on the scroll position has followed. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (y) => {
    window.scrollTo(0, y);
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  }, top);
}

/** Colours the drawing is made of. */
const colours = (page: Page) =>
  drawing(page).evaluate((svg) => {
    const looks = [...svg.querySelectorAll('*')].map((shape) => getComputedStyle(shape));
    return [...new Set(looks.flatMap(({ fill, stroke }) => [fill, stroke]))].sort();
  });

test('a diagram is drawn when it nears, not otherwise for readers who want less motion, named once, and redrawn for a theme', async ({
  page,
}) => {
  const library = watchLibrary(page);
  await open(page, 'docs/writing/flags');
  await scrollTo(page, 1e6);
  await open(page, far);
  const distance = await diagram(page).evaluate((figure) => figure.getBoundingClientRect().top - window.innerHeight);
  expect(distance).toBeGreaterThan(600);
  await scrollTo(page, distance - 300);
  expect(library).toEqual([]);
  await expect(diagram(page).getByText('stateDiagram-v2')).toHaveCount(1);
  await scrollTo(page, distance - 100);
  await expect(drawing(page)).toContainText('Reserved');
  expect(library.length).toBeGreaterThan(0);
  await expect(diagram(page).getByText('stateDiagram-v2')).toHaveCount(0);
  const size = () => drawing(page).getAttribute('viewBox');
  const calm = await size();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openDrawn(page);
  expect(await size()).toBe(calm);

  await expect(diagram(page)).toHaveAccessibleName(title);
  // What scrolls lies in the figure, and takes focus.
  await expect(diagram(page).getByRole('group').first()).toHaveAccessibleName('');

  const light = await colours(page);
  const box = await diagram(page).boundingBox();
  // Not click(), which scrolls even to what stays in sight.
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  await toggle.dispatchEvent('click');
  await expect.poll(() => colours(page)).not.toEqual(light);
  const dark = await colours(page);
  expect(await diagram(page).boundingBox()).toEqual(box);
  await toggle.dispatchEvent('click');
  await expect.poll(() => colours(page)).toEqual(light);
  expect(dark.some((colour) => !light.includes(colour))).toBe(true);
});

test.describe('in dark mode', () => {
  test.use({ theme: 'dark' });

  test('draws light text at once, and opens full size in a dialog, in the same colours, that gives the focus back', async ({
    page,
  }) => {
    await openDrawn(page);
    const channels = await drawing(page)
      .getByText('Reserved', { exact: true })
      .evaluate((text) => getComputedStyle(text).color.match(/\d+/g)?.slice(0, 3).map(Number));
    for (const channel of channels ?? [0]) expect(channel).toBeGreaterThan(150);

    const fills = (svg: ReturnType<typeof drawing>) =>
      svg.evaluate((element) =>
        [...element.querySelectorAll('rect, path')].map((shape) => getComputedStyle(shape).fill),
      );
    await expand(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const copy = dialog(page).getByRole('group', { name: title }).locator('svg');
    await expect(copy).toContainText('Reserved');
    expect(await fills(copy)).toEqual(await fills(drawing(page)));
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.9);
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(expand(page)).toBeFocused();
    await expand(page).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(expand(page)).toBeFocused();
  });
});

test('a diagram scrolls inside itself on narrow screens; full size is never smaller, and larger where the page shrinks it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  for (const [address, name, times] of [
    ['docs/writing/diagrams/flow', 'The way to a berth', 1.5],
    [far, title, 0.99],
  ] as const) {
    await open(page, address);
    const figure = page.getByRole('figure', { name });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('button')).toBeEnabled();
    const scroller = figure.getByRole('group').first();
    const hidden = await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    if (name !== title) expect(hidden).toBeGreaterThan(50);
    await figure.getByRole('button').click();
    const size = async (svg: ReturnType<typeof drawing>) =>
      svg.evaluate((element: SVGSVGElement) => element.getScreenCTM()?.a ?? 0);
    const shown = await size(scroller.locator('svg'));
    expect(await size(page.getByRole('dialog').locator('svg'))).toBeGreaterThan(shown * times);
    await page.keyboard.press('Escape');
  }
});

test('a diagram that was never near is drawn for print, and is its source without an empty frame until then', async ({
  page,
}) => {
  for (const print of [
    () => page.evaluate(() => window.dispatchEvent(new Event('beforeprint'))),
    () => page.emulateMedia({ media: 'print' }),
  ]) {
    await open(page, far);
    await expect(drawing(page)).toHaveCount(0);
    await print();
    await expect(drawing(page)).toContainText('Reserved');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.route(new RegExp(`/${mermaidFolder}/`), () => undefined);
  await open(page, far);
  await page.emulateMedia({ media: 'print' });
  const heights = await diagram(page).evaluate((figure) => [
    figure.clientHeight,
    figure.querySelector('code')?.getBoundingClientRect().height ?? 0,
  ]);
  expect(heights[1]).toBeGreaterThan(50);
  expect(heights[0]).toBeLessThan((heights[1] ?? 0) + 60);
});
