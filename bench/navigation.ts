import { type Browser, chromium, type Page } from '@playwright/test';
import { site } from '../lib/config/site';
import { launchOptions } from '../lib/node/launch-options';
import { createStaticServer, listen } from '../lib/node/static-server';
import { median, printTable } from './report';

/** Measurements of each kind, without the first, which warms up. */
const runs = 15;

const start = 'docs/services/identity';
/** Pages of its sidebar, visited in turn. */
const stops = ['vault', 'leaderboard', 'logger', 'store', 'identity'];

/** What readers press, and where the press is measured. */
const interactions: Readonly<Record<string, string>> = {
  'theme switch': '.color-mode-switch',
  'version menu': '.menu-button[aria-label^="Docs version"]',
  'language menu': '.menu-button[aria-label^="Language"]',
  'sidebar toggle': '.docs-sidebar button[aria-label$="Dashboard"]',
};

interface Probe {
  /** Milliseconds from the last click to the frame that showed another title; 0 while it has not. */
  shown: number;
  /** Longest event of each interaction so far, in milliseconds. */
  presses: Record<number, number>;
}

/** Watches clicks, titles and slow events; runs in the page before anything else. */
function observe(): void {
  const probe: Probe = { shown: 0, presses: {} };
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
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) probe.presses[interactionId] = Math.max(probe.presses[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function openPage(browser: Browser, origin: string, cpu: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  // The bundler that runs this file wraps named functions in a helper the page does not have.
  await page.addInitScript(`globalThis.__name = (value) => value; (${observe.toString()})()`);
  await page.goto(`${origin}/${start}`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

const probeOf = (page: Page) => page.evaluate('window.probe') as Promise<Probe>;

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
    times.push((await probeOf(page)).shown);
  }
  await page.close();
  return times.slice(1);
}

/** Times from each press to the next paint; those below 16 ms count as 16, the least the browser reports. None for what is not there. */
async function pressTimes(browser: Browser, origin: string, selector: string): Promise<number[]> {
  const page = await openPage(browser, origin, 4);
  const times: number[] = [];
  const isThere = (await page.locator(selector).count()) > 0;
  for (let run = 0; isThere && run <= runs; run++) {
    await page.evaluate('window.probe.presses = {}');
    await page.locator(selector).click();
    await page.waitForTimeout(400);
    times.push(Math.max(16, ...Object.values((await probeOf(page)).presses)));
    await page.keyboard.press('Escape');
  }
  await page.close();
  return times.slice(1);
}

function row(name: string, cpu: number, times: readonly number[]) {
  return {
    what: name,
    CPU: `${cpu}×`,
    'median ms': median(times).toFixed(0),
    'worst ms': Math.max(...times).toFixed(0),
  };
}

/** Route changes from click to painted title, and interactions from press to next paint. */
export async function benchNavigation(): Promise<void> {
  const server = createStaticServer({ dir: 'out', basePath: site.basePath });
  const origin = `http://localhost:${await listen(server, 0)}${site.basePath}`;
  const browser = await chromium.launch(launchOptions());
  const rows = [];
  for (const cpu of [1, 4]) rows.push(row('click → new title', cpu, await navigationTimes(browser, origin, cpu)));
  for (const [name, selector] of Object.entries(interactions)) {
    const times = await pressTimes(browser, origin, selector);
    if (times.length > 0) rows.push(row(name, 4, times));
  }
  printTable(rows);
  await browser.close();
  server.close();
}
