import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { createStaticServer, listen } from '../../lib/node/static-server';
import { en } from '../../lib/words/built-in/en';
import { basePath, expect, exportDir, features, test } from './support/features';

const title = features.site.loadFailureTitle ?? en.guard.title;

const servers: Server[] = [];

/** Serves the export in a folder it was not built for. Resolves with its address there. */
async function serveAt(folder: string): Promise<string> {
  const server = createStaticServer({ dir: exportDir, basePath: folder });
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}${folder}`;
}

test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: title });

async function expectBanner(page: Page, likely: string) {
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).locator('code')).toHaveText([basePath, likely]);
  // Nothing but its own styles is there to draw it.
  await expect(page.locator('body > :first-child')).toContainText(title);
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(29, 36, 48)');
  await expect(page.getByRole('alert')).toHaveCount(1);
}

test.describe('elsewhere', () => {
  test.use({ provoked: /Failed to load resource|\b404\b|MIME type/ });

  test('served elsewhere, at the root or in a folder: a banner names both base paths', async ({ page }) => {
    for (const [folder, ...addresses] of [
      ['', '/docs/navigation/lights', '/docs/nothing'],
      ['/elsewhere/docs-site', '/docs/navigation/lights', '/', '/docs/navigation/lights?from=mail#harbor-lights'],
    ] as const) {
      const site = await serveAt(folder);
      for (const address of addresses) {
        await page.goto(`${site}${address}`);
        await expectBanner(page, folder || '/');
      }
    }
  });
});

test.describe('where it belongs', () => {
  test.use({ provoked: /Failed to load resource|net::ERR_FAILED|\b404\b/ });

  test('right base path: no banner, whatever else fails', async ({ page }) => {
    await page.route(/\.(css|js)$/, (route) => route.abort());
    for (const address of ['docs/navigation/lights', '', 'docs/nothing', 'docs/navigation/lights.html']) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('Part of this page did not load');
      await expect(banner(page)).toHaveCount(0);
    }
  });
});
