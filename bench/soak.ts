import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { site } from '../lib/config/site';
import { errorsOf, withExport } from './browser';
import { printTable } from './print-table';

const navigations = 500;
/** Where every measurement is taken: what is on the page must not decide. */
const restingPlace = '/docs/intro';
const mostGrowth = 1.1;

/**
 * Heap snapshots showed that nine tenths of what grows is machine code V8 makes of what runs often, for 700 navigations.
 * It is not what pages hold on to, so none is made.
 */
const interpretOnly = '--js-flags=--no-opt --no-maglev --no-sparkplug';

interface Reading {
  heap: number;
  listeners: number;
  nodes: number;
  documents: number;
  workers: number;
}

async function follow(page: Page, path: string): Promise<void> {
  // A link like any other, for pages no other page links to.
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  const withoutSlash = path.replace(/\/$/, '');
  await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === withoutSlash);
  await page.locator('main h1').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

/** What readers do now and then: search, which starts a worker, and switch the colour mode. */
async function touchWidgets(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('store');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
  await page.locator('.color-mode-switch').click();
}

async function read(page: Page, session: CDPSession): Promise<Reading> {
  await follow(page, `${site.basePath}${restingPlace}`);
  await page.waitForLoadState('networkidle');
  // Twice: finalizers of the first run let go of more.
  for (let run = 0; run < 2; run++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize'),
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
    documents: value('Documents'),
    workers: page.workers().length,
  };
}

function row(when: string, { heap, ...counts }: Reading) {
  return { when, 'heap MB': (heap / 1e6).toFixed(1), ...counts };
}

/** @throws Error where anything grew by more than a tenth, or the pages reported an error */
async function navigate(url: string, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const errors = errorsOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const addresses = readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g);
  const paths = [...addresses].map(([, address = '']) => new URL(address).pathname);
  await page.goto(url + restingPlace, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const readings = [];
  for (let count = 0; count <= navigations; count++) {
    // An even number of switches between readings: each starts in the same colour mode.
    if (count % paths.length === 0 || count % paths.length === 1) await touchWidgets(page);
    if (count === paths.length || count === navigations) readings.push({ count, ...(await read(page, session)) });
    const next = paths[count % paths.length];
    if (count < navigations && next !== undefined) await follow(page, next);
  }
  const stayed = await page.evaluate(() => 'sameDocument' in window);
  printTable(readings.map(({ count, ...reading }) => row(`after ${count}`, reading)));
  const [early, late] = readings;
  if (!early || !late) throw new Error('There are fewer navigations than pages.');
  const grown = (['heap', 'listeners', 'nodes', 'documents', 'workers'] as const).filter(
    (key) => late[key] > early[key] * mostGrowth,
  );
  if (grown.length > 0) errors.push(`More than a tenth more: ${grown.join(', ')}.`);
  if (!stayed) errors.push('A navigation left the document.');
  if (errors.length > 0) throw new Error([...new Set(errors)].join('\n'));
}

/** Navigates 500 times, and compares what garbage collection leaves with what it left once all pages had been seen. */
export async function benchSoak(): Promise<void> {
  await withExport('out', navigate, [interpretOnly]);
}
