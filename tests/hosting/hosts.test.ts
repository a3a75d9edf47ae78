import { isSameDocument, markDocument } from '../e2e/support/faults';
import { expect, open, test } from '../e2e/support/test';
import { ensureBuilt } from '../support/ensure-built';
import { hosts, type RunningHost, startHost } from '../support/hosts';
import { otherwise, testSite } from '../support/sites';
import { follow, pagesOf, pagesOfEachKind, readPage, spellingsOf } from './support/pages';

const variants = [testSite('features'), otherwise];

const doc = 'docs/basics/berths';

for (const variant of variants) {
  const { out: dir } = variant;
  const { basePath } = variant.site;
  for (const host of hosts) {
    test.describe(`${host.name} at ${basePath || 'the root'}`, () => {
      // One server for all of them.
      test.describe.configure({ mode: 'default' });
      let running: RunningHost | undefined;
      const url = (path = '') => `${running?.url}${path}`;

      test.beforeAll(async () => {
        test.setTimeout(600_000);
        await ensureBuilt(variant);
        running = await startHost(host, dir, basePath);
      });

      test.afterAll(async () => {
        await running?.stop();
      });

      test('every spelling of every page’s address ends at the page', async () => {
        const pages = pagesOf(dir);
        expect(pages).toContain('');
        expect(pages).toContain(doc);
        for (const page of pagesOfEachKind(pages)) {
          const html = readPage(dir, page);
          for (const spelling of spellingsOf(page)) {
            const { status, text } = await follow(url(spelling), (answer) => answer === html);
            expect({ status, isPage: text === html }, spelling).toEqual({ status: 200, isPage: true });
          }
        }
      });

      test('every spelling shows the page at its address, with query and hash', async ({ page }) => {
        for (const spelling of spellingsOf(doc)) {
          await page.goto(`${url(spelling)}?from=mail#keep-a-berth`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berths');
          await expect(page).toHaveURL(`${url(`/${doc}`)}?from=mail#keep-a-berth`);
        }
      });

      test('pages lead on to others inside the browser, and stay where they are when loaded again', async ({
        page,
      }) => {
        await open(page, url(`/${doc}`));
        await markDocument(page);
        for (const [name, address] of [
          ['Tides', 'docs/basics/tides'],
          ['Start here', 'docs/start'],
        ] as const) {
          await page
            .getByRole('navigation', { name: 'Documentation pages' })
            .getByRole('link', { name, exact: true })
            .click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
          await expect(page).toHaveURL(url(`/${address}`));
        }
        expect(await isSameDocument(page)).toBe(true);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tides');
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tides');
        await expect(page).toHaveURL(url('/docs/basics/tides'));
      });

      test('unknown addresses answer 404 with the page of the site', async () => {
        const notFound = readPage(dir, '404');
        for (const address of ['/docs/nowhere', '/nowhere/', '/nowhere.html', '/docs/a/b/c', '/_next/static/no.js']) {
          const response = await fetch(url(address));
          expect(response.status, address).toBe(404);
          // Python's server has its own.
          if (!host.name.startsWith('Python')) expect(await response.text(), address).toBe(notFound);
        }
      });
    });
  }
}
