import { expect, open } from './features';
import {
  field,
  options,
  palette,
  resultsOf,
  type SiteTest,
  scope,
  scopes,
  search,
  selected,
  status,
  textsOf,
  typeAtOnce,
} from './palette';

const lanterns = 'docs/finding/lanterns';

/**
 * What readers get for a query, whichever engine answers: the tests of a site that is opened with `test`.
 * @param basePath where that site lives, empty for the root
 */
export function testAnswers(test: SiteTest, basePath: string): void {
  test('the palette says what it found: by page, around the words that match, for an address and for any text', async ({
    page,
  }) => {
    await open(page, '?q=voucher');
    await expect(field(page)).toHaveValue('voucher');
    await expect(options(page).first()).toContainText(/voucher/i);

    await field(page).fill('lantern');
    await expect(options(page).first().locator('mark').first()).toHaveText(/^lanterns?$/i);
    await expect(status(page)).toHaveText(/^\d+ results on \d+ pages$/);
    await expect.poll(() => options(page).count()).toBeGreaterThan(3);
    const groups = await palette(page)
      .getByRole('group', { name: ', ' })
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(groups).toContain('Lanterns, Docs › Lost and found at the harbor office');
    expect(new Set(groups).size).toBe(groups.length);
    const links = options(page).locator('a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);

    await field(page).fill('voucher tin');
    const result = resultsOf(page, 'Chandlery').getByRole('option').first();
    await expect(result).toContainText('Put the voucher into the blue tin');
    await expect(result.locator('mark').filter({ hasText: 'voucher' })).toBeVisible();

    await field(page).fill('   ');
    await expect(palette(page).getByRole('group', { name: 'Suggested' })).toBeVisible();
    const queries = ['<img src=x onerror=alert(1)>', '(.*)+$[', '⛵⛵', 'x'.repeat(500), '"; drop', '%00', '日本語'];
    for (const query of queries) {
      await field(page).fill(query);
      await expect(field(page)).toHaveValue(query);
      await expect(palette(page).locator('img')).toHaveCount(0);
      await field(page).fill('chandlery');
      await expect(options(page).first(), query).toContainText('Chandlery');
    }
  });

  test('its answers lead to the section they name: by Enter, by a click, in a new tab, for what was typed last', async ({
    page,
    context,
  }) => {
    await open(page, 'docs/start');
    await search(page, 'report a lost lantern');
    await expect(selected(page)).toContainText('Report a lost lantern');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/finding\/lanterns\?highlight=[^#]*#report-loss$/);
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Report a lost lantern' })).toBeInViewport();

    await search(page, 'chandlery');
    const link = options(page).first().locator('a');
    await expect(link).toHaveAttribute('href', new RegExp(`^${basePath}/docs/finding/chandlery`));
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await expect(tab).toHaveURL(/\/docs\/finding\/chandlery/);
    await tab.close();
    await expect(field(page)).toBeVisible();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chandlery');

    await search(page, 'week');
    await typeAtOnce(page, 'report a lost lantern', null);
    await expect(page).toHaveURL(/\/docs\/finding\/lanterns\?highlight=[^#]*#report-loss$/);
  });

  test('its answers can be narrowed to a section and widened; those that are missing lead on', async ({ page }) => {
    await open(page, 'docs/start');
    await search(page, 'week');
    await expect(scope(page, 'Basics')).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ results on \d+ pages$/);
    const all = await status(page).textContent();
    const heard = await textsOf(status(page));
    await page.keyboard.press('Tab');
    await expect(scope(page, 'All')).toHaveAttribute('aria-pressed', 'false');
    const name = (await scopes(page).and(page.locator('[aria-pressed="true"]')).textContent()) ?? '-';
    await expect(status(page)).toContainText(` in ${name}`);
    await expect(field(page)).toBeFocused();
    for (const group of await palette(page).getByRole('group', { name: ', ' }).all())
      await expect(group).toHaveAttribute('aria-label', new RegExp(name));
    // Not with the count of all results before the narrower ones come.
    expect((await heard()).filter((text) => text.includes(` in ${name}`))).toHaveLength(1);
    await page.keyboard.press('Shift+Tab');
    await expect(scope(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(status(page)).toHaveText(all ?? '');

    await scope(page, 'Basics').click();
    await expect(scope(page, 'Basics')).toHaveAttribute('aria-pressed', 'true');
    await field(page).fill('regulator');
    await expect(palette(page)).toContainText('Nothing found for regulator in Basics.');
    await expect(scope(page, 'Basics')).toHaveAttribute('aria-pressed', 'true');
    await expect(palette(page)).not.toContainText('Did you mean');
    await page.getByRole('button', { name: 'Search everywhere' }).press('Enter');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();

    await field(page).fill('qqqqqq');
    await expect(palette(page)).toContainText('Nothing found for');
    await page.getByRole('link', { name: 'List of all pages' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All pages');
  });
}

/** Where answers on the page that is shown lead, which no engine has a part in. */
export function testArrival(test: SiteTest, basePath: string): void {
  test('its answers on the page that is shown are scrolled to and have the focus', async ({ page }) => {
    await open(page, lanterns);
    await search(page, 'trim the wick');
    const section = options(page).locator(`a[href^="${basePath}/${lanterns}?"][href$="#wick"]`);
    const heading = page.getByRole('heading', { name: 'Trim the wick' });
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const expectArrival = async () => {
      await expect(palette(page)).toHaveCount(0);
      await expect(heading).toBeFocused();
      await expect.poll(top).toBeLessThan(200);
      expect(await top()).toBeGreaterThan(60);
    };
    await section.click();
    await expect(page).toHaveURL(/\?highlight=.*#wick$/);
    await expectArrival();
    // A page that was opened at its section: the address stays as it is.
    await page.reload();
    await page.evaluate(() => window.scrollTo(0, 0));
    await search(page, 'trim the wick');
    await section.click();
    await expectArrival();
    await page.evaluate(() => window.scrollTo(0, 1000));
    await search(page, 'lanterns');
    await options(page).locator(`a[href^="${basePath}/${lanterns}?"]:not([href*="#"])`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}
