import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { site } from '../lib/config/site';
import { withExport } from './browser';
import { writeCorpus } from './corpus';
import { printTable } from './print-table';
import { measureBuild } from './run-measured';

const counts = (process.env['BENCH_PAGES'] ?? '1000').split(',').map(Number);
const queries = ['leaderboard', 'session token', 'render physics input', 'invoice'];

/** Files that the search of a page has asked for, each once, because browsers cache them. */
function watchSearchFiles(page: Page): Set<string> {
  const prefix = `${site.basePath}/`;
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(pagefind\/|search-doc)/.test(pathname)) asked.add(pathname.slice(prefix.length));
  });
  return asked;
}

/** Bytes that a host sends. The index is already compressed. */
function transferSize(file: string): number {
  const bytes = readFileSync(file);
  return Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
}

async function measureQuery(browser: Browser, url: string, out: string, query: string) {
  const page = await browser.newPage();
  const asked = watchSearchFiles(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  await page.locator('[cmdk-item] span:nth-child(2) mark').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  const bytes = [...asked].reduce((sum, file) => sum + transferSize(join(out, file)), 0);
  return { query, files: asked.size, 'fetched kB': (bytes / 1000).toFixed(0) };
}

/** What the search with Pagefind downloads from a large site for one query, with everything it needs to start. */
export async function benchPagefind(): Promise<void> {
  for (const count of counts) {
    const content = `.cache/bench/content-${count}`;
    const out = `.cache/bench/out-pagefind-${count}`;
    writeCorpus(content, count);
    const env = { SITE_CONFIG: JSON.stringify({ search: { engine: 'pagefind' } }) };
    await measureBuild(['--content', content, '--out', out], env);
    await withExport(out, async (url, browser) => {
      const rows = [];
      for (const query of queries)
        rows.push({ docs: count, ...(await measureQuery(browser, `${url}/docs/intro`, out, query)) });
      printTable(rows);
    });
  }
}
