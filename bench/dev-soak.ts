import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../lib/node/launch-options';
import { putFile } from '../lib/node/put-file';
import { type DevServer, startDevServer } from '../tests/support/dev-server';
import { ownSite } from '../tests/support/sites';
import { randomFrom, writeCorpus } from './corpus';
import { printTable } from './print-table';
import { treeMemory } from './run-measured';

const edits = Number(process.env['BENCH_RUNS'] ?? 500);
const docs = Number(process.env['BENCH_PAGES'] ?? 300);
/** Milliseconds from one edit to the next: 500 in ten minutes. */
const beat = 1_200;
/** Edits after which memory counts: by then everything has been used once. */
const warmUp = 50;
const mostGrowth = 1.15;
const patience = 120_000;
/** A small heap for each program, so that garbage is collected soon and only what is kept can grow. */
const smallHeap = '--max-old-space-size=320';

/** The doc that is open in the browser, and a folder beside it whose docs come and go. */
const opened = 'docs/part-0/chapter-1/page-15.mdx';
const folder = 'docs/part-1/chapter-10';

/** What authors and their tools do to files. Each run has its own number, and leaves content that can be shown. */
const kinds: Readonly<Record<string, (dir: string, run: number) => void>> = {
  'save a body': (dir, run) => {
    const file = join(dir, opened);
    writeFileSync(file, `${readFileSync(file, 'utf8').replace(/\nEdit \d+\.\n$/, '')}\nEdit ${run}.\n`);
  },
  'save by renaming': (dir, run) => {
    const file = join(dir, opened);
    writeFileSync(`${file}.swp`, readFileSync(file, 'utf8').replace(/^title: .*/m, `title: Title ${run}`));
    renameSync(`${file}.swp`, file);
  },
  'write in two steps': (dir, run) => {
    const file = join(dir, opened);
    const text = readFileSync(file, 'utf8').replace(/^description: .*/m, `description: Description ${run}.`);
    writeFileSync(file, text.slice(0, text.length / 2));
    setTimeout(() => writeFileSync(file, text), 40);
  },
  'break and mend': (dir, run) => {
    const file = join(dir, opened);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}\n<Tabz>{run${run}\n`);
    setTimeout(() => writeFileSync(file, text), 600);
  },
  'line ends of Windows': (dir) => {
    const file = join(dir, 'docs/part-0/chapter-1/page-16.mdx');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.includes('\r') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\n', '\r\n'));
  },
  'add a doc': (dir, run) =>
    putFile(join(dir, folder, `added-${run % 7}.mdx`), `---\ntitle: Added ${run}\n---\n\nText.\n`),
  'delete a doc': (dir, run) => rmSync(join(dir, folder, `added-${run % 7}.mdx`), { force: true }),
  'rename a folder': (dir) => {
    const moved = `${folder}-moved`;
    const [from, to] = existsSync(join(dir, moved)) ? [moved, folder] : [folder, moved];
    rmSync(join(dir, to), { recursive: true, force: true });
    renameSync(join(dir, from), join(dir, to));
  },
  'describe a category': (dir, run) =>
    putFile(join(dir, 'docs/part-1/_category_.json'), JSON.stringify({ label: `Part ${run}`, position: run % 5 })),
  'put a picture beside it': (dir, run) =>
    putFile(
      join(dir, `docs/part-0/chapter-1/picture-${run % 3}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="${run + 10}" height="10"/>`,
    ),
  'check out 200 files': (dir, run) => {
    for (let index = 0; index < 200; index++) {
      const file = join(dir, `docs/part-2/chapter-2${index % 10}/checked-out-${index}.mdx`);
      if (run % 2) rmSync(file, { force: true });
      else putFile(file, `---\ntitle: Checked out ${index}\n---\n\nFrom run ${run}.\n`);
    }
  },
  'remove a folder and bring it back': (dir) => {
    const path = join(dir, 'docs/part-0/chapter-2');
    cpSync(path, `${dir}-aside`, { recursive: true });
    rmSync(path, { recursive: true });
    setTimeout(() => {
      cpSync(`${dir}-aside`, path, { recursive: true });
      rmSync(`${dir}-aside`, { recursive: true });
    }, 500);
  },
};

/** Rare ones cost more than a beat. */
const rare = new Set(['check out 200 files', 'remove a folder and bring it back', 'rename a folder']);

interface Faults {
  errors: string[];
  failed: string[];
}

function watchPage(page: Page): Faults {
  const faults: Faults = { errors: [], failed: [] };
  page.on('pageerror', (error) => faults.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) faults.failed.push(`${answer.status()} ${answer.url()}`);
  });
  return faults;
}

/** Waits until the programs have caught up, and takes the smallest of three readings: short-lived programs come and go. */
async function memoryAtRest(server: DevServer, page: Page): Promise<number> {
  await page.waitForTimeout(4_000);
  const readings: number[] = [];
  for (let reading = 0; reading < 3; reading++) {
    readings.push(treeMemory(server.pid) / 2 ** 20);
    await page.waitForTimeout(500);
  }
  return Math.min(...readings);
}

/**
 * Edits content at random for ten minutes while Chromium has a page open.
 * @throws Error where the console had an error, an answer was a 5xx, memory grew, or the last state was not shown
 */
export async function benchDevSoak(): Promise<void> {
  const server = await startDevServer({
    contentDir: '.cache/bench/dev-soak',
    from: ownSite,
    patience,
    prepare: (dir) => writeCorpus(dir, docs),
    first: 'pages.json',
    env: { NODE_OPTIONS: smallHeap },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const faults = watchPage(page);
    await page.goto(server.url + opened.replace(/\.mdx$/, ''), { timeout: patience });
    const random = randomFrom(Number(process.env['BENCH_SEED'] ?? 1));
    const names = Object.keys(kinds).flatMap((name) => Array<string>(rare.has(name) ? 1 : 6).fill(name));
    const rows: { edits: number; 'memory MiB': string; 'console errors': number; 'answers of 5xx': number }[] = [];
    let early: number | undefined;
    let late = 0;
    for (let run = 1; run <= edits; run++) {
      const name = names[Math.floor(random() * names.length)] ?? 'save a body';
      const before = { errors: faults.errors.length, failed: faults.failed.length };
      kinds[name]?.(server.contentDir, run);
      await page.waitForTimeout(beat);
      const fresh = [...faults.errors.slice(before.errors), ...faults.failed.slice(before.failed)];
      if (fresh.length > 0) process.stdout.write(`Edit ${run}, ${name}: ${fresh.join(' | ').slice(0, 400)}\n`);
      if (run % warmUp !== 0) continue;
      late = await memoryAtRest(server, page);
      early ??= late;
      rows.push({
        edits: run,
        'memory MiB': late.toFixed(0),
        'console errors': faults.errors.length,
        'answers of 5xx': faults.failed.length,
      });
    }
    printTable(rows);
    const file = join(server.contentDir, opened);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nThe last state.\n`);
    await page.getByText('The last state.').waitFor({ timeout: patience });
    const problems = [...new Set([...faults.errors, ...faults.failed])];
    if (early !== undefined && late > early * mostGrowth)
      problems.push(`Memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MiB.`);
    if (problems.length > 0) throw new Error(problems.join('\n').slice(0, 4_000));
  } finally {
    await browser.close();
    await server.stop();
  }
}
