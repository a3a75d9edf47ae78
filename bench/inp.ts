import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../lib/node/launch-options';
import { createStaticServer, listen } from '../lib/node/static-server';
import { ensureBuilt } from '../tests/support/ensure-built';
import { ownSite, type TestSite, testSite } from '../tests/support/sites';
import { runFirst, slowDown } from './browser';
import { type Control, controls } from './inp-controls';
import { median, printTable } from './print-table';

/** Presses of a control that can be pressed again; of others, visits. */
const runs = 3;
/** Slow-down of the processor. */
const slowness = 4;
/** Most milliseconds that are wanted between a press and the frame that shows its effect. */
const target = 100;
/** The page with most of the controls. */
const doc = '/docs/services/identity';
/** The shortest duration of an event that a browser reports, in milliseconds. */
const least = 16;
/** Milliseconds after a press, in which its event is reported and its effects are done. */
const settled = 500;

/** Notes how long each press takes until the next frame; runs in the page before anything else. */
function observe(): void {
  const presses: Record<number, number> = {};
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) presses[interactionId] = Math.max(presses[interactionId] ?? 0, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function openPage(browser: Browser, address: string, { width = 1280, prepare }: Control): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    bypassCSP: true,
  });
  const page = await context.newPage();
  await runFirst(page, observe);
  await prepare?.(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  await page.waitForTimeout(settled);
  await slowDown(page, slowness);
  return page;
}

/** The slowest event of each run. */
async function measure(browser: Browser, address: string, control: Control): Promise<number[]> {
  const times: number[] = [];
  let page = await openPage(browser, address, control);
  for (let run = 0; run < runs; run++) {
    if (run > 0 && control.once) {
      await page.context().close();
      page = await openPage(browser, address, control);
    }
    const found = control.find(page);
    if (!control.press && (await found.count()) === 0) break;
    await page.evaluate('for (const id in presses) delete presses[id]');
    if (control.press) await control.press(page, found);
    else await found.click();
    await page.waitForTimeout(settled);
    const presses = (await page.evaluate('presses')) as Record<number, number>;
    times.push(Math.max(least, ...Object.values(presses)));
    await control.undo?.(page);
    await page.waitForTimeout(settled);
  }
  await page.context().close();
  return times;
}

/** Serves the export that is there, whatever became of its sources since; builds one where there is none. */
async function serve(site: TestSite) {
  if (!existsSync(site.out)) await ensureBuilt(site);
  const { basePath } = site.site;
  const server = createStaticServer({ dir: site.out, basePath });
  return { address: `http://localhost:${await listen(server, 0)}${basePath}`, server };
}

function row(name: string, times: readonly number[]) {
  const shown = (value: number | undefined) => value?.toFixed(0) ?? 'not there';
  return {
    control: name,
    'first ms': shown(times[0]),
    'median ms': shown(times.length > 0 ? median(times) : undefined),
  };
}

/**
 * From a press to the next frame for every control of a page, with a processor of a quarter: what Chromium reports as
 * interaction to next paint. The first press is the one that may have to load something.
 */
export async function benchInp(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  const sites: Readonly<Record<string, TestSite>> = { own: ownSite, versions: testSite('versions') };
  const servers = new Map<string, Awaited<ReturnType<typeof serve>>>();
  const rows = [];
  let worst = { name: '', time: 0 };
  for (const control of controls) {
    const name = control.site ?? 'own';
    const served = servers.get(name) ?? (await serve(sites[name] ?? ownSite));
    servers.set(name, served);
    const times = await measure(browser, served.address + (control.path ?? doc), control).catch((error: Error) => {
      process.stderr.write(`  ${control.name}: ${error.message.split('\n')[0]}\n`);
      return [];
    });
    const time = Math.max(0, ...times);
    if (time > worst.time) worst = { name: control.name, time };
    rows.push({ ...row(control.name, times), 'worst ms': time.toFixed(0), '': time > target ? `over ${target}` : '' });
  }
  printTable(rows);
  process.stdout.write(`  The worst is ${worst.name}: ${worst.time.toFixed(0)} ms; at most ${target} ms are wanted.\n`);
  await browser.close();
  for (const { server } of servers.values()) {
    server.closeAllConnections();
    server.close();
  }
}
