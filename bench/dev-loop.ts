import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../lib/browser/launch-options';
import { site } from '../lib/config/site';
import { type DevServer, startDevServer } from '../lib/process/dev-server';
import { median, printTable } from './report';

const runs = 5;
const patience = 120_000;

type Case = (server: DevServer, page: Page, run: number) => Promise<number>;

/** Milliseconds from a change until the open page shows it. */
async function until(change: () => void, shown: Promise<unknown>): Promise<number> {
  const start = performance.now();
  change();
  await shown;
  return performance.now() - start;
}

function newPage({ contentDir }: DevServer, page: Page, run: number) {
  const file = join(contentDir, `docs/services/new-${run}.mdx`);
  return { file, link: page.locator(`nav a[href$="/docs/services/new-${run}"]`).first() };
}

const cases: Readonly<Record<string, Case>> = {
  'saved file': async ({ contentDir }, page, run) => {
    const file = join(contentDir, 'docs/services/vault.mdx');
    const text = `${readFileSync(file, 'utf8')}\nSentence number ${run}.\n`;
    return until(
      () => writeFileSync(file, text),
      page.getByText(`Sentence number ${run}.`).waitFor({ timeout: patience }),
    );
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

/** From saving to seeing, in the page that is open in a browser, without a reload by hand. */
export async function benchDevLoop(): Promise<void> {
  const server = await startDevServer({ contentDir: '.cache/bench/dev-loop', basePath: site.basePath, patience });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}docs/services/vault`, { timeout: patience });
    const rows = [];
    for (const [name, measure] of Object.entries(cases)) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) times.push(await measure(server, page, run));
      rows.push({ change: name, 'median ms': median(times).toFixed(0), 'slowest ms': Math.max(...times).toFixed(0) });
    }
    printTable(rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}
