import type { Locator } from '@playwright/test';
import { contrast } from '../support/contrast';
import { expect, open, test } from './support/features';
import { search } from './support/palette';
import { announcement, currentEntry, scrollY, sidebar, sidebarColumn } from './support/parts';
import { readThrough } from './support/scroll';

/** Pages that between them have every kind of content. */
const samples = [
  '',
  'docs/navigation/lights',
  'docs/navigation/channel',
  'docs/navigation/passage',
  'docs/writing/code',
];

const computed = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('icons, the current page, the selected tab, the focus, a highlighted line and the edge of a note can be seen', async ({
    page,
  }) => {
    await open(page, 'docs/navigation/channel');
    // Icons are cut out of a background.
    const icons = await page.locator('header *:visible, aside *:visible').evaluateAll((all) => {
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      const drawn = all.map((element) => getComputedStyle(element)).filter(({ maskImage }) => maskImage !== 'none');
      return drawn.map(({ backgroundColor }) => backgroundColor !== paper);
    });
    expect(icons.length).toBeGreaterThan(3);
    expect(icons).not.toContain(false);
    await expect(currentEntry(sidebar(page))).toHaveCSS('border-left-width', '2px');
    const tabs = page.getByRole('tab');
    await expect(tabs.nth(0)).toHaveCSS('border-bottom-width', '2px');
    await expect(tabs.nth(1)).toHaveCSS('border-bottom-width', '0px');

    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
        const visible = outlineColor !== getComputedStyle(document.body).backgroundColor;
        return { outlineStyle, outlineWidth, visible };
      });
      expect(outline).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', visible: true });
    }

    await open(page, 'docs/writing/code');
    const block = page.getByRole('figure').filter({ hasText: 'berth.ts' });
    const paper = await computed(page.locator('html'), 'background-color');
    const bars = await block
      .locator('.line')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).borderLeftColor));
    expect(bars.map((color) => color !== paper)).toEqual([false, true, false]);
    const words = block.locator('.hl, .hl *');
    for (const word of await words.all()) expect(await computed(word, 'color')).not.toBe(paper);
    const wrap = block.getByRole('button', { name: 'Wrap lines' });
    await wrap.click();
    await page.mouse.move(0, 0);
    await page.locator('body').click();
    await expect(wrap).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('.notice')).toHaveCSS('border-top-width', '1px');
  });

  test('the words of a diagram can be read, light and dark', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, 'docs/finding/every-element');
      await readThrough(page);
      const figure = page.getByRole('figure', { name: 'How a coat comes home' });
      await figure.getByRole('button').click();
      for (const place of [figure.getByRole('group').first(), page.getByRole('dialog')]) {
        const word = await computed(place.getByText('Lost', { exact: true }), 'color');
        const box = await computed(place.locator('.node rect').first(), 'fill');
        expect(contrast(colorScheme, word, [box]), colorScheme).toBeGreaterThan(4.5);
      }
    }
  });

  test('the selected result, the chosen section and the words that a result matches can be seen', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await open(page, 'docs/start');
      await search(page, 'coat');
      const mark = page.getByRole('option').locator('mark').first();
      const [color, ground] = [await computed(mark, 'color'), await computed(mark, 'background-color')];
      expect(contrast(colorScheme, color, [ground]), colorScheme).toBeGreaterThan(4.5);
    }
    await page.getByRole('combobox').fill('berth');
    const result = (selected: boolean) => page.getByRole('option', { selected }).first().getByRole('link');
    await expect(result(true)).toHaveCSS('outline-style', 'solid');
    await expect(result(false)).toHaveCSS('outline-style', 'none');
    await expect(page.getByRole('dialog').getByRole('button', { pressed: true })).toHaveCSS('outline-style', 'solid');
    const section = page.getByRole('option').filter({ hasText: 'Reserve a berth' }).first();
    const signs = section
      .locator('*')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part, '::before').content));
    expect(await signs).toContain('"# "');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

  test('nothing moves for longer than a frame', async ({ page }) => {
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      const look = () => {
        for (const { effect } of document.getAnimations()) {
          const duration = effect?.getComputedTiming().duration;
          if (typeof duration === 'number') durations.push(duration);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, 'docs/navigation/lights');
    const dialog = page.getByRole('dialog');
    for (const show of [
      () => page.getByRole('button', { name: 'Menu', exact: true }).click(),
      () => page.keyboard.press('?'),
    ]) {
      await show();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.evaluate(() => window.scrollTo(0, 4000));
    expect(await scrollY(page)).toBeGreaterThan(2000);
    await page.getByRole('button', { name: 'Back to top' }).click();
    expect(await scrollY(page)).toBe(0);
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    expect(durations.filter((duration) => duration > 17)).toEqual([]);
  });
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(`printed from ${theme} mode`, () => {
    test.use({ theme, viewport: { width: 800, height: 1100 } });

    test('pages are black on white, without chrome and whole, and spell external links out', async ({ page }) => {
      for (const address of samples) {
        await page.emulateMedia({ media: 'screen' });
        await open(page, address);
        await readThrough(page);
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
        for (const chrome of [
          page.getByRole('banner'),
          page.getByRole('contentinfo'),
          page.getByRole('navigation', { name: 'On this page' }),
          page.getByRole('navigation', { name: 'Previous and next page' }),
          page.getByRole('button'),
          announcement(page),
          sidebarColumn(page),
        ])
          await expect(chrome.filter({ visible: true }), address).toHaveCount(0);
        for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all())
          await expect(panel).toBeVisible();
        const lost = await page
          .locator('main pre')
          .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1).length);
        expect(lost, address).toBe(0);
        const tokens = await page
          .locator('main pre code span span')
          .evaluateAll((all) => all.map((token) => getComputedStyle(token).color.match(/\d+/g)?.map(Number) ?? []));
        for (const channels of tokens) expect(Math.min(...channels), address).toBeLessThan(110);

        if (address !== 'docs/navigation/lights') continue;
        for (const name of ['list of lights', 'weather']) {
          const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
          const after = await link.evaluate((element) => {
            const { content, maskImage, display } = getComputedStyle(element, '::after');
            return { content, maskImage, display };
          });
          const content = `" (${await link.getAttribute('href')})"`;
          expect(after).toEqual({ content, maskImage: 'none', display: 'inline' });
          // Where the address is the text, it does not follow itself.
          await link.evaluate((element) => element.setAttribute('data-bare', ''));
          expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
        }
      }
    });
  });
}

test('a heading in a summary stands beside its triangle', async ({ page }) => {
  await open(page, 'docs/finding/every-element');
  const summary = page.getByRole('main').locator('details:not(.toc-disclosure) > summary').first();
  const heights = await summary.evaluate((element) => {
    const before = element.clientHeight;
    element.innerHTML = `<h4>${element.innerHTML}</h4>`;
    return [before, element.clientHeight];
  });
  expect(heights[1]).toBeLessThan((heights[0] ?? 0) * 1.2);
});

test('what is closed is printed too, and a wide table whole', async ({ page }) => {
  await open(page, 'docs/finding/every-element');
  const text = page.getByRole('main').locator('details:not(.toc-disclosure) > p').first();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();

  // A sheet of A4 without its margins.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await open(page, 'docs/writing/markup');
  const table = page.getByRole('group', { name: 'Table' });
  await table.evaluate((box) => {
    for (const row of box.querySelectorAll('tr')) {
      const [name, cell] = row.cells;
      if (name && name.tagName === 'TD') name.innerHTML = '<code>some.long.code.value.of.an.option</code>';
      for (let column = 0; column < 12; column++) if (cell) row.append(cell.cloneNode(true));
    }
  });
  await page.emulateMedia({ media: 'print' });
  await expect(table).toHaveCSS('overflow-x', 'visible');
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test('paper has no link to edit the page, and no address that is mirrored', async ({ page }) => {
  await open(page, 'docs/navigation/lights');
  const edit = page.locator('.content-footer').getByRole('link');
  await expect(edit).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.emulateMedia({ media: 'print' });
  await expect(edit).toBeHidden();
  const transforms = await page
    .locator('main a[href^="http"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').transform));
  expect(new Set(transforms)).toEqual(new Set(['none']));
});

test('the way back to the top covers no control of the footer', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, 'docs/navigation/lights');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const toTop = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((toTop?.y ?? 0) + (toTop?.height ?? 0), `${width} px`).toBeLessThanOrEqual(footer?.y ?? 0);
    await page.evaluate(() => window.scrollBy(0, -1000));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeInViewport({ ratio: 1 });
  }
});
