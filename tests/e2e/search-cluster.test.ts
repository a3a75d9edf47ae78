import { startProgram } from '../../lib/node/program';
import { ensureBuilt } from '../support/ensure-built';
import { siteConfigOf, testSite } from '../support/sites';
import { adminKey, TypesenseServer } from '../support/typesense-server';
import { expect, open, test } from './support/features';
import { field, options, palette, resultsOf, scope, search, status } from './support/palette';

// One worker: the address of the cluster is part of the export.
test.describe.configure({ mode: 'default' });
/** A site that nothing else searches. */
const clustered = testSite('sidebars');
test.use({ served: clustered });

const [node = ''] = clustered.site.search.typesense?.nodes ?? [];
const port = Number(new URL(node).port);
let cluster: TypesenseServer;

async function startCluster(): Promise<void> {
  cluster = new TypesenseServer();
  cluster.keys.set('search-key-of-a-test', { actions: ['documents:search'], collections: ['orchard_.*'] });
  await cluster.start(port);
  const lines: string[] = [];
  const push = startProgram('scripts/search-push.ts', ['--out', clustered.out], {
    root: process.cwd(),
    env: { SITE_CONFIG: siteConfigOf(clustered.config), TYPESENSE_ADMIN_KEY: adminKey },
    onLine: (line) => lines.push(line),
  });
  expect(await push.exited, lines.join('\n')).toBe(0);
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await ensureBuilt(clustered);
  await startCluster();
});

test.afterAll(() => cluster.close());

test('a reader who does not search has nothing to do with the cluster, one who does needs no files', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'care/pruning');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.startsWith(node))).toEqual([]);
  await search(page, 'dusk');
  const answer = options(page).first();
  await expect(answer.locator('mark')).toHaveText('dusk');
  await expect(resultsOf(page, 'Welcome').getByRole('option')).toContainText('From dawn to dusk.');
  await expect(status(page)).toHaveText('1 result on 1 page');
  expect(cluster.queries).toContain('dusk');
  expect(asked.filter((url) => /search-(doc|index)\.json/.test(url))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orchard\/\?highlight=dusk#opening-hours$/);
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeInViewport();
});

test('the cluster answers from the version that is read, from a part of it, and not at all', async ({ page }) => {
  await open(page, 'next');
  await search(page, 'cut');
  await expect(options(page).first()).toContainText('Cut in winter.');
  await expect(options(page).filter({ hasText: 'spring' })).toHaveCount(0);
  await field(page).fill('tree');
  await expect(status(page)).toHaveText('3 results on 3 pages');
  await scope(page, 'Ladders').click();
  await expect(status(page)).toHaveText('1 result on 1 page in Ladders');
  await expect(options(page)).toHaveText([/Long ladders/]);
  await scope(page, 'All').click();
  await expect(status(page)).toHaveText('3 results on 3 pages');
  await field(page).fill('qqqqqq');
  await expect(palette(page)).toContainText('Nothing found for');
});

test.describe('where the cluster does not answer', () => {
  // The browser reports what it could not reach.
  test.use({ provoked: /localhost:18108|ERR_CONNECTION_REFUSED/ });

  test('the files do, and it is not asked again', async ({ page }) => {
    await open(page, '');
    await search(page, 'dusk');
    await expect(options(page).first()).toContainText('dusk');
    await cluster.close();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await field(page).fill('spring');
    await expect(options(page).first()).toContainText('Cut in spring.');
    const refused = () => asked.filter((url) => url.startsWith(node)).length;
    const first = refused();
    expect(first).toBeGreaterThan(0);
    await field(page).fill('apples');
    await expect(options(page).first()).toContainText('Apples');
    expect(refused()).toBe(first);
    await cluster.start(port);
  });

  test('or only takes the question, the files do after a moment', async ({ page }) => {
    await open(page, '');
    cluster.silent = true;
    await search(page, 'apples');
    await expect(options(page).first()).toContainText('Apples');
    cluster.silent = false;
  });
});
