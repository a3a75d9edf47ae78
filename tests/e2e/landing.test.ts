import type { Page } from '@playwright/test';
import { features, readExported, siteTitle, test } from './support/features';
import { expect, open } from './support/test';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test('the home page is content: named like the site, with one heading, columns, cards and buttons', async ({
  page,
  baseURL,
}) => {
  await open(page, '');
  await expect(page).toHaveTitle(`${siteTitle} | ${features.site.tagline}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteTitle);
  await expect(contents(page)).toHaveCount(0);
  for (const [width, beside] of [
    [390, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page.locator('.column').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect((boxes[0] ?? 0) < (boxes[1] ?? 0), `${width} px`).toBe(beside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // A button of a component keeps its width.
  const width = await page.locator('.landing > .prose').evaluate((prose) => {
    const button = document.createElement('button');
    button.textContent = 'Row';
    prose.append(button);
    return button.getBoundingClientRect().width;
  });
  expect(width).toBeLessThan(100);
  // A page of one component has blocks as wide as the window, and no distance that is not their own.
  const whole = await page.locator('.landing').evaluate((main) => {
    main.classList.add('landing-whole');
    const [hero, block, text] = ['header', 'section', 'p'].map((name) => document.createElement(name));
    hero?.classList.add('hero');
    main.firstElementChild?.replaceChildren(...[hero, block, text].filter((one) => one !== undefined));
    if (block) block.style.cssText = 'margin: 0 auto';
    if (block)
      block.innerHTML =
        '<div class="box"><h2>Rows</h2><p>One.</p><p>Two.</p></div><div><div>Band</div><div>Band</div></div>';
    const inside = Array.from(block?.querySelectorAll('h2, p, div > div') ?? [], (one) => getComputedStyle(one).margin);
    const boxes = [hero, block, text].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
    return { widths: boxes.map((box) => box.width), gap: (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0), inside };
  });
  const inside = [...['h2', 'p', 'p'].map(() => '0px 0px 20px'), '0px', '0px'];
  expect(whole).toEqual({ widths: [1280, 1280, expect.any(Number)], gap: 0, inside });
  expect(whole.widths[2]).toBeLessThan(1200);
  // A drawing stands in the line of the words of its link.
  const drawing = await page.locator('.landing > .prose').evaluate((prose) => {
    const link = document.createElement('a');
    link.innerHTML = 'More <svg width="12" height="12"></svg>';
    prose.append(link);
    return link.lastElementChild && getComputedStyle(link.lastElementChild).display;
  });
  expect(drawing).toBe('inline');
  await page.reload();

  // A card leads somewhere wherever it is clicked, and a link in its text elsewhere.
  const card = page.locator('.card').filter({ has: page.getByRole('link', { name: 'Berths' }) });
  await card.getByRole('link', { name: 'when it may' }).click();
  await expect(page).toHaveURL(`${baseURL}docs/basics/tides`);
  await page.goBack();
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(`${baseURL}docs/basics/berths`);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Read the docs' }).click();
  await expect(page).toHaveURL(`${baseURL}docs/start`);

  // Fewer cards than fit share the row.
  await page.goBack();
  const left = await page.locator('.cards').evaluate((list) => {
    list.lastElementChild?.remove();
    return list.getBoundingClientRect().right - (list.lastElementChild?.getBoundingClientRect().right ?? 0);
  });
  expect(left).toBeLessThan(1);

  // A page outside of docs and blog has its contents beside it.
  await open(page, 'about');
  await expect(contents(page).getByRole('link')).toHaveText(['Members']);
});

test('machines find the home page as they find other pages', () => {
  expect(readExported('sitemap.xml')).toContain(`<loc>${features.site.url}${features.site.basePath}/</loc>`);
  expect(readExported('llms.txt')).toContain(`${features.site.basePath}/index.md)`);
  const markdown = readExported('index.md');
  for (const text of [`# ${siteTitle}`, features.site.tagline, '- [Berths](', '```ts'])
    expect(markdown).toContain(text);
  const html = readExported('index.html');
  expect(html).toMatch(/<link rel="alternate" type="text\/markdown" href="[^"]*\/index\.md"/);
  expect(html).toMatch(/<meta property="og:image" content="[^"]+\/assets\/social\//);
});
