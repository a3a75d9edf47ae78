import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { startProgram } from '../../lib/node/program';
import { createStaticServer, listen } from '../../lib/node/static-server';
import { markVariable } from './corpus/case';
import { hostileConfig, hostileSite } from './hostile-site';
import { sites } from './site-folders';
import { openPage, watchContext } from './watch-page';

// Sites of their own, built one after the other: all of them want the same folders.
test.describe.configure({ mode: 'serial' });

const root = process.cwd();
/** One folder for the content of both sites, whose code is compiled once then. */
const content = '.cache/hostile/content';
const out = '.cache/hostile/site';
const mark = resolve('.cache/hostile/mark');
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

/** Leads to no other host, as if there were none. Without it each request would have to be looked at, and nothing were kept. */
const nowhere = { server: 'http://localhost:9', bypass: 'localhost' };

/** A paragraph in a paragraph, which the check refuses: browsers read it otherwise than React, which draws the page again. */
const drawnAgain = /exception Minified React error #418;/;

/** Runs a program of this project. @returns its exit code and what it said */
async function run([script = '', ...args]: readonly string[]): Promise<{ code: number | null; text: string }> {
  const lines: string[] = [];
  const env = { SITE_CONFIG: hostileConfig, [markVariable]: mark };
  const program = startProgram(script, args, { root, env, onLine: (line) => lines.push(line) });
  return { code: await program.exited, text: lines.join('\n') };
}

async function succeed(args: readonly string[]): Promise<void> {
  const { code, text } = await run(args);
  expect(code, text).toBe(0);
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await succeed(['tests/hostile/write-sites.ts']);
});

/** Builds a site, and finds a policy in each of its pages. */
async function build(script: string, site: string): Promise<void> {
  rmSync(content, { recursive: true, force: true });
  renameSync(site, content);
  await succeed([script, '--content', content, '--out', out]);
  const pages = filesOf(out, '.html');
  expect(pages.filter((path) => !policy.test(readFileSync(join(out, path), 'utf8')))).toEqual([]);
}

/** What Next has compiled last: both sites have the same code. */
const compiledCode = () => readFileSync('.next/compiled-from', 'utf8');

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending));
}

/** Opens pages of the site: with the policy they have, or as they are on a host that takes it away. */
async function openAll(
  browser: Browser,
  { bypassCSP, wanted = () => true }: { bypassCSP: boolean; wanted?: (path: string) => boolean },
) {
  const server = createStaticServer({ dir: out, basePath: hostileSite.basePath });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP, proxy: nowhere });
  context.setDefaultTimeout(20_000);
  const watched = await watchContext(context, origin);
  const own = new Set(filesOf(out, '.js').map((path) => `${hostileSite.basePath}/${path}`));
  const pages = filesOf(out, '.html').filter(
    (path) => !/^(?:404|_not-found|docs)\.html$|(?:^|\/)index\.html$/.test(path),
  );
  const paths = pages.map((path) => `${hostileSite.basePath}/${encodeURI(path.replace(/(?:\/index)?\.html$/, ''))}`);
  const opened = paths.filter(wanted);
  const queue = opened.map((path) => `${origin}${path}`);
  async function work(): Promise<void> {
    const page = await context.newPage();
    for (let address = queue.shift(); address; address = queue.shift()) {
      const found = await openPage(page, address, own).catch((error: unknown) => [String(error).slice(0, 300)]);
      for (const problem of found) watched.problems.push(`${new URL(address).pathname}: ${problem}`);
    }
  }
  await Promise.all([work(), work()]);
  await context.close();
  server.closeAllConnections();
  server.close();
  return { ...watched, count: opened.length };
}

test('what the check accepts builds, and is harmless even on a host that takes the policy away', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  await build('scripts/build.ts', sites.accepted);
  const open = await openAll(browser, { bypassCSP: true });
  expect(open.problems).toEqual([]);
  expect(open.count).toBeGreaterThan(70);
  // A picture of another host is what a document may have. The policy keeps it from being asked for.
  const asking = new Set(open.pictures.map((picture) => picture.slice(0, picture.indexOf(':'))));
  expect(asking.size).toBeGreaterThan(0);
  const kept = await openAll(browser, { bypassCSP: false, wanted: (path) => asking.has(path) });
  expect(kept.problems).toEqual([]);
  expect(kept.pictures).toEqual([]);
  expect(kept.count).toBe(asking.size);
});

test('what renders though a check refuses it is harmless with no check and no policy', async ({ browser }) => {
  test.setTimeout(600_000);
  rmSync(mark, { force: true });
  const before = compiledCode();
  await build('tests/support/build-unchecked.ts', sites.unchecked);
  expect(compiledCode(), 'the code of the other site').toBe(before);
  const { problems, count } = await openAll(browser, { bypassCSP: true });
  expect(problems.filter((problem) => !drawnAgain.test(problem))).toEqual([]);
  expect(count).toBeGreaterThan(50);
  expect(existsSync(mark)).toBe(false);
});

test('front matter that is a program is not run by Contentlayer', async () => {
  test.setTimeout(300_000);
  rmSync(mark, { force: true });
  const args = ['tests/support/build-unchecked.ts', '--content', sites.programs, '--read-only'];
  const { code, text } = await run(args);
  expect(code, text).toBe(1);
  expect(text).toContain('Contentlayer dropped');
  expect(existsSync(mark)).toBe(false);
});
