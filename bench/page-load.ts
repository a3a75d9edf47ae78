import type { Browser } from '@playwright/test';
import { runFirst, slowDown, withExport } from './browser';
import { median, printTable } from './print-table';

const paths = ['/', '/docs/services/store', '/docs/services/identity', '/docs/misc/glossary'];
const runs = 5;

interface Vitals {
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  /** Layout shift score, without a unit. */
  cls: number;
  tasks: number[];
}

interface PageLoad extends Omit<Vitals, 'tasks'> {
  /** Of all tasks, from the navigation to three quiet seconds after the load, what each takes beyond 50 ms. */
  totalBlocking: number;
  /** Bytes over the network, compressed: scripts until the page is loaded, and all that follows by itself. */
  scriptBytes: number;
  totalBytes: number;
}

/** Collects what the browser says of its own load; runs in the page before anything else. */
function observe(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { vitals });
  const watch = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  watch('longtask', (entry) => vitals.tasks.push(entry.duration));
}

/** One cold load on a slow phone: 4× CPU, 1.6 Mbit/s, 150 ms, empty cache. */
async function loadOnce(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await slowDown(page, 4);
  const types = new Map<string, string>();
  let scriptBytes = 0;
  let totalBytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    totalBytes += encodedDataLength;
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  await runFirst(page, observe);
  await page.goto(url, { waitUntil: 'load' });
  const atLoad = scriptBytes;
  await page.waitForTimeout(4000);
  const { tasks, ...vitals } = (await page.evaluate('window.vitals')) as Vitals;
  await context.close();
  const totalBlocking = tasks.reduce((sum, duration) => sum + Math.max(duration - 50, 0), 0);
  return { ...vitals, totalBlocking, scriptBytes: atLoad, totalBytes };
}

/** Cold loads of the built site on a slow phone. Median of five. */
export async function benchPageLoad(): Promise<void> {
  await withExport('out', async (url, browser) => {
    const rows = [];
    for (const path of paths) {
      const loads: PageLoad[] = [];
      for (let run = 0; run < runs; run++) loads.push(await loadOnce(browser, url + path));
      const middle = (key: keyof PageLoad) => median(loads.map((load) => load[key]));
      rows.push({
        page: path,
        'FCP ms': middle('fcp').toFixed(0),
        'LCP ms': middle('lcp').toFixed(0),
        'blocking ms': middle('totalBlocking').toFixed(0),
        CLS: middle('cls').toFixed(3),
        'script kB at load': (middle('scriptBytes') / 1000).toFixed(0),
        'all kB': (middle('totalBytes') / 1000).toFixed(0),
      });
    }
    printTable(rows);
  });
}
