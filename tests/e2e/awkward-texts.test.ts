import type { Locator } from '@playwright/test';
import { expect, open, test } from './support/features';
import { sidewaysOverflow } from './support/scroll';

// What authors write that no page of the site has.

const doc = 'docs/writing/markup';
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one long word breaks wherever it stands', async ({ page }) => {
    const put = (place: Locator) =>
      place.first().evaluate((element, word) => {
        if (element.lastChild) element.lastChild.textContent = word;
      }, long);
    for (const [address, ...places] of [
      // The title of an admonition, a page on the way to this one, a link of the footer.
      [doc, '.admonition-title', '.breadcrumbs li:last-child', '.footer li a'],
      ['blog/new-jetty', '.tag-list a', '.post-authors li span:last-child :is(a, strong)'],
      ['blog/tags', 'main li a'],
      ['blog/archive', 'main li a'],
    ] as const) {
      await open(page, address);
      for (const place of places) {
        await put(page.locator(place));
        expect(await sidewaysOverflow(page), `${place} on ${address}`).toBe(0);
      }
    }
    const phone = page.viewportSize() ?? { width: 390, height: 800 };
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, 'docs/navigation/channel');
    const step = page.locator('.breadcrumbs li').first();
    const { height = 0 } = (await step.boundingBox()) ?? {};
    await step.getByRole('link').evaluate((link) => {
      link.textContent = 'What is to be known of it. '.repeat(9);
    });
    expect((await step.boundingBox())?.height, 'a long title on the way is cut').toBe(height);
    await step.getByRole('link').focus();
    expect((await step.boundingBox())?.height, 'with the focus it is whole').toBeGreaterThan(height);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await put(menu.locator('nav a'));
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('a frame as wide as a video is there becomes narrower, and a long name in a table leaves room for what is said of it', async ({
    page,
  }) => {
    await open(page, doc);
    await page
      .locator('.prose')
      .evaluate((text) => text.insertAdjacentHTML('beforeend', '<iframe width="560"></iframe>'));
    expect(await sidewaysOverflow(page)).toBe(0);
    // A short one stays whole.
    const table = page.getByRole('table');
    await table.evaluate((element) => {
      const [, first, second] = [...element.querySelectorAll('tr')].map((row) => [...row.cells]);
      if (first?.[0]) first[0].innerHTML = '<code>aVeryLongOptionNameThatDoesNotBreakAnywhere.andGoesOnAndOn</code>';
      if (second?.[0]) second[0].innerHTML = '<code>shortOption</code>';
      if (first?.[1]) first[1].textContent = 'What the option is for, in many words. '.repeat(9);
    });
    const box = await page.getByRole('group', { name: 'Table' }).boundingBox();
    const cell = await table.getByRole('cell').nth(1).boundingBox();
    expect(cell?.width).toBeGreaterThan((box?.width ?? 0) / 2);
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    expect((await table.getByText('shortOption').boundingBox())?.height).toBeLessThan(30);
  });
});

test('a list of definitions tells words from what they mean', async ({ page }) => {
  await open(page, doc);
  await page.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML('beforeend', '<dl><dt>Jetty</dt><dd>Where boats lie.</dd></dl>');
  });
  await expect(page.getByRole('term').filter({ hasText: 'Jetty' })).toHaveCSS('font-weight', '600');
  await expect(page.getByRole('definition').filter({ hasText: 'Where boats lie.' })).not.toHaveCSS(
    'padding-inline-start',
    '0px',
  );
});

test('a column of long texts can be read where a table scrolls, and takes no more on paper', async ({ page }) => {
  await open(page, doc);
  const long = page.locator('.long-texts');
  await page.getByRole('table').evaluate((table) => {
    const heads = '<th>aNameThatIsLong</th>'.repeat(9);
    table.innerHTML = `<tbody><tr>${heads}<th class="long-texts">Text</th></tr></tbody>`;
  });
  expect((await long.boundingBox())?.width).toBeGreaterThanOrEqual(256);
  await page.emulateMedia({ media: 'print' });
  expect((await long.boundingBox())?.width).toBeLessThan(100);
});

test('items of a list of tasks that are none keep their mark', async ({ page }) => {
  await open(page, doc);
  await page.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML(
      'beforeend',
      '<ul class="contains-task-list"><li>Boats</li><li class="task-list-item">Ropes</li></ul>',
    );
  });
  await expect(page.getByText('Boats', { exact: true })).toHaveCSS('list-style-type', 'disc');
  await expect(page.getByText('Ropes', { exact: true })).toHaveCSS('list-style-type', 'none');
});

test('a picture in an aligned element of HTML stands in its line', async ({ page }) => {
  await open(page, doc);
  await page.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML('beforeend', '<div align="center"><img alt="Badge" width="20" height="20"></div>');
  });
  await expect(page.getByAltText('Badge')).toHaveCSS('display', 'inline');
  await page.locator('.prose').evaluate((prose) => {
    prose.insertAdjacentHTML('beforeend', '<figure style="text-align:center"><img alt="Dory" width="20"></figure>');
  });
  await expect(page.getByAltText('Dory')).toHaveCSS('display', 'inline');
});

test('blocks within a plain element and a heading in a box keep their distance, and cards of pages stand in one line', async ({
  page,
}) => {
  await open(page, 'docs/writing/markup');
  const danger = page.getByRole('note', { name: 'Danger' });
  const title = await danger.getByText('Danger', { exact: true }).boundingBox();
  const heading = await danger.getByRole('heading', { name: 'Under the crane' }).boundingBox();
  const gap = (heading?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0);
  expect(gap).toBeGreaterThan(4);
  expect(gap).toBeLessThan(20);

  const gaps = await page.locator('.prose').evaluate((prose) => {
    const gapsOf = (parent: Element) =>
      [...parent.children]
        .slice(1)
        .map((child, index) =>
          Math.round(child.getBoundingClientRect().top - (parent.children[index]?.getBoundingClientRect().bottom ?? 0)),
        );
    const blocks = '<p>One.</p><ul><li>Two.</li></ul><div class="table-scroll">Three.</div><p>Four.</p>';
    prose.innerHTML = `${blocks}<div dir="rtl">${blocks}</div>`;
    return { usual: gapsOf(prose).slice(0, 3), within: gapsOf(prose.lastElementChild ?? prose) };
  });
  expect(gaps.usual[0]).toBeGreaterThan(10);
  expect(gaps.within).toEqual(gaps.usual);

  await open(page, 'docs/finding');
  const cards = page.locator('.doc-cards');
  await cards.evaluate((list) => list.parentElement?.classList.add('prose'));
  const tops = await cards.locator('li').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
  await expect(cards.getByRole('link').first()).toHaveCSS('text-decoration-line', 'none');
});
