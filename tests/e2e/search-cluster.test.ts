import { startProgram } from '../../lib/node/program';
import { ensureBuilt } from '../support/ensure-built';
import { clustered, siteConfigOf } from '../support/sites';
import { adminKey, TypesenseServer } from '../support/typesense-server';
import { expect, open, test } from './support/features';
import { field, options, search } from './support/palette';
import { testAnswers } from './support/palette-answers';

// One worker: the address of the cluster is part of the export.
test.describe.configure({ mode: 'default' });
test.use({ served: clustered });

const [node = ''] = clustered.site.search.typesense?.nodes ?? [];
const port = Number(new URL(node).port);
let cluster: TypesenseServer;

async function startCluster(): Promise<void> {
  cluster = new TypesenseServer();
  cluster.keys.set('search-key-of-a-test', { actions: ['documents:search'], collections: ['harbor_.*'] });
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

testAnswers(test, clustered.site.basePath);

test('a reader who does not search has nothing to do with the cluster, one who does needs no files', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'docs/start');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.startsWith(node))).toEqual([]);
  await search(page, 'lantern');
  await expect(options(page).first()).toContainText(/lantern/i);
  expect(cluster.queries).toContain('lantern');
  expect(asked.filter((url) => /search-(doc|index)\.json/.test(url))).toEqual([]);
});

test.describe('where the cluster does not answer', () => {
  // The browser reports what it could not reach.
  test.use({ provoked: /localhost:18108|ERR_CONNECTION_REFUSED/ });

  test('the files do, and it is not asked again', async ({ page }) => {
    await open(page, 'docs/start');
    await search(page, 'lantern');
    await expect(options(page).first()).toContainText(/lantern/i);
    await cluster.close();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await field(page).fill('voucher tin');
    await expect(options(page).first()).toContainText('Put the voucher into the blue tin');
    const refused = () => asked.filter((url) => url.startsWith(node)).length;
    const first = refused();
    expect(first).toBeGreaterThan(0);
    await field(page).fill('chandlery');
    await expect(options(page).first()).toContainText('Chandlery');
    expect(refused()).toBe(first);
    await cluster.start(port);
  });

  test('or only takes the question, the files do after a moment', async ({ page }) => {
    await open(page, 'docs/start');
    cluster.silent = true;
    await search(page, 'chandlery');
    await expect(options(page).first()).toContainText('Chandlery');
    cluster.silent = false;
  });
});
