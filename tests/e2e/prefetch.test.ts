import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const doc = 'docs/integrations/cli';

/** Routes the router asked for ahead of time, one entry a request. */
function watchPrefetches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

async function claimConnection(page: Page, connection: Record<string, unknown>) {
  await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { get: () => given }), connection);
}

test('pages behind visible links are fetched ahead, each once', async ({ page }) => {
  const asked = watchPrefetches(page);
  await open(page, doc);
  await expect.poll(() => asked.some((path) => path.endsWith('/docs/integrations/client-libraries'))).toBe(true);
  await page.locator('.docs-sidebar a[href$="/client-libraries"]').hover();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBe(new Set(asked).size);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await claimConnection(page, connection);
    const asked = watchPrefetches(page);
    await open(page, doc);
    await page.locator('.docs-sidebar a[href$="/client-libraries"]').hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator('.docs-sidebar a[href$="/client-libraries"]').click();
    await expect(page.locator('h1')).toHaveText('Client libraries');
  });
}
