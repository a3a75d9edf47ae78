import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { slowDown, withExport } from './browser';
import { median, percentile, printTable } from './print-table';

/** Words, prefixes, names from code, typos and questions: enough keys for a reliable 95th percentile. */
const queries = [
  'leaderboard',
  'publish product',
  'how do I regenerate a secret',
  'walet',
  'getLeaderboard',
  'request origin',
  'webhook',
  'api key',
  'which chains are supported',
  'ERC1155',
  'transfer ownership',
  'identitty provider',
  'fgApi.initialize',
  'dashboard roles',
  'rate limit',
];

/** Milliseconds between two keys of somebody who types fast. */
const keyPause = 120;

/** Notes how long each keystroke takes until its results are painted, where it changes them; runs in the page. */
function observe(): void {
  const samples: number[] = [];
  const tasks: number[] = [];
  Object.assign(window, { samples, tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[cmdk-item]')]
      .slice(0, 8)
      .map((item) => item.dataset['value'])
      .join();
  let typed: { at: number; before: string } | null = null;
  // Do not wait for a key that did not change the results.
  window.addEventListener(
    'keydown',
    () => {
      typed = null;
    },
    true,
  );
  document.addEventListener(
    'input',
    ({ timeStamp }) => {
      typed = { at: timeStamp, before: shown() };
    },
    true,
  );
  new MutationObserver((changes) => {
    const inResults = changes.some(({ target }) => target instanceof Element && target.closest('[cmdk-list]'));
    if (typed === null || !inResults || shown() === typed.before) return;
    const { at } = typed;
    typed = null;
    requestAnimationFrame(() => setTimeout(() => samples.push(performance.now() - at)));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function typeAll(page: Page, slowdown: number): Promise<{ samples: number[]; tasks: number[] }> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('store');
  await page.getByRole('option').first().waitFor();
  await slowDown(page, slowdown);
  await page.evaluate(`globalThis.__name = (value) => value; (${observe.toString()})()`);
  for (const query of queries) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(keyPause);
    await page.keyboard.type(query, { delay: keyPause });
  }
  await page.waitForTimeout(500);
  return page.evaluate('({ samples, tasks })');
}

async function measure(browser: Browser, url: string, slowdown: number) {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const { samples, tasks } = await typeAll(page, slowdown);
  await page.close();
  return {
    CPU: `${slowdown}×`,
    keystrokes: samples.length,
    'median ms': median(samples).toFixed(0),
    'p95 ms': percentile(samples, 0.95).toFixed(0),
    'longest task ms': Math.max(0, ...tasks).toFixed(0),
  };
}

/** Compressed bytes of the search files and of the code that is only loaded for the palette. */
function sizes(): Record<string, string>[] {
  const chunks = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join('out/_next/static', file));
  const palette = chunks.filter((file) => readFileSync(file, 'utf8').includes('sign-section'));
  return ['out/search-doc.json', 'out/search-index.json', ...palette].map((file) => {
    const bytes = readFileSync(file);
    return {
      file: file.replace(/^.*\//, '').replace(/^(?!search).*/, 'palette chunk'),
      'gzip kB': (gzipSync(bytes, { level: 9 }).length / 1000).toFixed(1),
      'brotli kB': (brotliCompressSync(bytes).length / 1000).toFixed(1),
    };
  });
}

/** Typing in the palette of the built site: from a keystroke to its results on the screen, and what was downloaded for it. */
export async function benchSearchTyping(): Promise<void> {
  await withExport('out', async (url, browser) => {
    const page = `${url}/docs/intro`;
    printTable([await measure(browser, page, 1), await measure(browser, page, 4)]);
  });
  printTable(sizes());
}
