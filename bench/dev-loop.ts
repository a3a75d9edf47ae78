import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../lib/node/launch-options';
import { type DevServer, startDevServer } from '../tests/support/dev-server';
import { ownSite } from '../tests/support/sites';
import { errorsOf } from './browser';
import { writeCorpus } from './corpus';
import { median, percentile, printTable } from './print-table';

const runs = 20;
const docs = Number(process.env['BENCH_PAGES'] ?? 300);
const patience = 120_000;
/** Milliseconds in which Turbopack writes its cache. */
const cacheTime = 12_000;
/** A doc of the corpus with about 1,000 words, and the folder it is in. */
const doc = 'docs/part-0/chapter-1/page-15';
/** Milliseconds between changes, as somebody writes. */
const pause = 700;

type Case = (server: DevServer, page: Page, run: number) => Promise<number>;

/** Milliseconds from a change until the open page shows it. */
async function until(change: () => void, shown: Promise<unknown>): Promise<number> {
  const start = performance.now();
  change();
  await shown;
  return performance.now() - start;
}

function newPage({ contentDir }: DevServer, page: Page, run: number) {
  const name = doc.replace(/[^/]+$/, `new-${run}`);
  return { file: join(contentDir, `${name}.mdx`), link: page.locator(`nav a[href$="/${name}"]`).first() };
}

/** Resolves at the frame that shows a text. */
function painted(page: Page, text: string): Promise<unknown> {
  return page.waitForFunction((wanted) => document.body?.textContent?.includes(wanted), text, {
    polling: 'raf',
    timeout: patience,
  });
}

const cases: Readonly<Record<string, Case>> = {
  'saved file': async ({ contentDir }, page, run) => {
    const file = join(contentDir, `${doc}.mdx`);
    const text = `${readFileSync(file, 'utf8')}\nSentence number ${run}.\n`;
    return until(() => writeFileSync(file, text), painted(page, `Sentence number ${run}.`));
  },
  'new file': async (server, page, run) => {
    const { file, link } = newPage(server, page, run);
    const text = `---\ntitle: New ${run}\n---\n\nText.\n`;
    return until(() => writeFileSync(file, text), link.waitFor({ state: 'attached', timeout: patience }));
  },
  'deleted file': async (server, page, run) => {
    const { file, link } = newPage(server, page, run);
    return until(() => rmSync(file), link.waitFor({ state: 'detached', timeout: patience }));
  },
};

/** From saving to seeing, in the page that is open in a browser: how long, and whether the page stayed the same. */
export async function benchDevLoop(): Promise<void> {
  const site = { contentDir: '.cache/bench/dev-loop', from: ownSite, patience };
  const browser = await chromium.launch(launchOptions());
  // What Next compiled is kept for the next start, some seconds after it was.
  const before = await startDevServer({ ...site, prepare: (dir) => writeCorpus(dir, docs), first: doc });
  await sleep(cacheTime);
  await before.leave();
  const start = performance.now();
  const server = await startDevServer({ ...site, again: true, first: '' });
  const ready = performance.now() - start;
  try {
    const page = await browser.newPage();
    const errors = errorsOf(page);
    const opened = performance.now();
    await page.goto(server.url + doc, { timeout: patience });
    const rows = [{ what: 'ready', runs: 1, 'median ms': ready.toFixed(0), 'p95 ms': '' }];
    rows.push({ what: 'first page', runs: 1, 'median ms': (performance.now() - opened).toFixed(0), 'p95 ms': '' });
    await page.evaluate(() => {
      document.documentElement.dataset['mark'] = 'kept';
    });
    for (const [what, measure] of Object.entries(cases)) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        await page.waitForTimeout(pause);
        times.push(await measure(server, page, run));
      }
      rows.push({ what, runs, 'median ms': median(times).toFixed(0), 'p95 ms': percentile(times, 0.95).toFixed(0) });
    }
    printTable(rows);
    const kept = await page.evaluate(() => document.documentElement.dataset['mark'] === 'kept');
    process.stdout.write(
      `${docs} docs; the page was ${kept ? 'never reloaded' : 'reloaded'}; ${errors.length} errors in its console${errors.map((error) => `\n${error.slice(0, 200)}`).join('')}\n`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}
