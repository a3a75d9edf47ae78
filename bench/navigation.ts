import type { Browser, Page } from '@playwright/test';
import { runFirst, slowDown, withExport } from './browser';
import { median, printTable } from './print-table';

/** Measurements of each kind, without the first, which warms up. */
const runs = 15;

const start = 'docs/services/identity';
/** Pages of its sidebar, visited in turn. */
const stops = ['vault', 'leaderboard', 'logger', 'store', 'identity'];

interface Probe {
  /** Milliseconds from the last click to the frame that showed another title; 0 while it has not. */
  shown: number;
}

/** Watches clicks and titles; runs in the page before anything else. */
function observe(): void {
  const probe: Probe = { shown: 0 };
  Object.assign(window, { probe });
  const title = () => document.querySelector('main h1')?.textContent;
  const waitForTitle = (before: string | null | undefined, clicked: number) =>
    requestAnimationFrame(() => {
      if (title() === before) {
        waitForTitle(before, clicked);
        return;
      }
      // A message arrives after the frame that is being made.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        probe.shown = performance.now() - clicked;
      };
      channel.port2.postMessage(null);
    });
  const onClick = (event: Event) => {
    probe.shown = 0;
    waitForTitle(title(), event.timeStamp);
  };
  document.addEventListener('click', onClick, { capture: true });
}

async function openPage(browser: Browser, origin: string, cpu: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await runFirst(page, observe);
  await page.goto(`${origin}/${start}`, { waitUntil: 'networkidle' });
  await slowDown(page, cpu);
  return page;
}

/** Times from click to the painted title of pages that were fetched ahead. */
async function navigationTimes(browser: Browser, origin: string, cpu: number): Promise<number[]> {
  const page = await openPage(browser, origin, cpu);
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const link = page.locator(`.docs-sidebar a[href$="/services/${stops[run % stops.length]}"]`);
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await link.click();
    await page.waitForFunction('window.probe.shown > 0');
    times.push(((await page.evaluate('window.probe')) as Probe).shown);
  }
  await page.close();
  return times.slice(1);
}

/** Route changes from click to painted title. What readers press otherwise is measured by `inp`. */
export async function benchNavigation(): Promise<void> {
  await withExport('out', async (url, browser) => {
    const rows = [];
    for (const cpu of [1, 4]) {
      const times = await navigationTimes(browser, url, cpu);
      const [middle, worst] = [median(times), Math.max(...times)].map((time) => time.toFixed(0));
      rows.push({ what: 'click → new title', CPU: `${cpu}×`, 'median ms': middle ?? '', 'worst ms': worst ?? '' });
    }
    printTable(rows);
  });
}
