import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { acquireLock } from '../../lib/node/lock';
import { startProgram } from '../../lib/node/program';
import { expect, test } from '../e2e/support/test';
import { ensureBuilt } from '../support/ensure-built';
import { siteConfigOf, type TestSite, testSite } from '../support/sites';

// `next build --webpack` by itself: Contentlayer reads the content as a plugin of webpack (next-contentlayer2), and nothing of the
// build runs after it. `npm run test:webpack` compares its pages with those of `npm run build`.

const features = testSite('features');
const root = process.cwd();

const bundled: TestSite = {
  ...features,
  out: '.cache/webpack',
  async build() {
    await ensureBuilt(features);
    const release = await acquireLock(join(root, '.cache/locks/build'));
    if (!release) throw new Error('Another build of this project is running.');
    try {
      for (const folder of ['.contentlayer', '.next', bundled.out]) rmSync(folder, { recursive: true, force: true });
      const lines: string[] = [];
      const next = startProgram('next', ['build', '--webpack'], {
        root,
        env: {
          CONTENT_DIR: features.content,
          NEXT_EXPORT_DIR: bundled.out,
          NEXT_TELEMETRY_DISABLED: '1',
          NEXT_TYPES_CHECKED_APART: '1',
          NODE_ENV: 'production',
          SITE_CONFIG: siteConfigOf(features.config),
        },
        onLine: (line) => lines.push(line),
      });
      if ((await next.exited) !== 0) throw new Error(lines.join('\n'));
    } finally {
      release();
    }
  },
};

test.use({ served: bundled });

/** Pages that Next makes: the build adds those that lead to another. */
const pagesOf = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

function textOf(dir: string, page: string): string {
  const [main] = DomUtils.getElementsByTagName('main', parseDocument(readFileSync(join(dir, page), 'utf8')), true, 1);
  return DomUtils.textContent(main ?? []).replace(/\s+/g, ' ');
}

test('webpack makes the pages that Turbopack makes, with the same text', async ({ address: _ }) => {
  const pages = pagesOf(bundled.out);
  expect(pages.length).toBeGreaterThan(50);
  const known = new Set(pagesOf(features.out));
  expect(pages.filter((page) => !known.has(page))).toEqual([]);
  for (const page of pages) {
    const text = textOf(bundled.out, page);
    expect(text, page).not.toBe('');
    expect(text, page).toBe(textOf(features.out, page));
  }
});

test.describe(() => {
  // The build writes the tree of the sidebar beside the pages.
  test.use({ provoked: /sidebar\/current\.json|404 \(Not Found\)/ });

  test('its scripts answer', async ({ page, address }) => {
    await page.goto(`${address}docs/writing/tabs`);
    await page.getByRole('tab', { name: 'Oars', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Oars', exact: true })).toHaveAttribute('aria-selected', 'true');
  });
});
