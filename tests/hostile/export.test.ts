import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const mark = resolve('.cache/hostile/mark');
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

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

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending));
}

/** A copy of a site whose pages have no policy, and have to be harmless by themselves. */
function withoutPolicy(folder: string): string {
  const copy = `${folder}-open`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  for (const path of filesOf(copy, '.html')) {
    const html = readFileSync(join(copy, path), 'utf8');
    const [meta] = policy.exec(html) ?? [];
    if (meta === undefined && path !== '404.html') throw new Error(`${path} has no policy that could go.`);
    writeFileSync(join(copy, path), html.replace(policy, ''));
  }
  return copy;
}

async function openAll(browser: Browser, folder: string, wanted: (path: string) => boolean = () => true) {
  const server = createStaticServer({ dir: folder, basePath: hostileSite.basePath });
  const origin = `http://localhost:${await listen(server, 0)}`;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
  const watched = await watchContext(context, origin);
  const own = new Set(filesOf(folder, '.js').map((path) => `${hostileSite.basePath}/${path}`));
  const pages = filesOf(folder, '.html').filter(
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
  await Promise.all(Array.from({ length: 4 }, work));
  await context.close();
  server.closeAllConnections();
  server.close();
  return { ...watched, count: opened.length };
}

test('what the check accepts builds, and is harmless even on a host that takes the policy away', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const { content, out } = sites.accepted;
  await succeed(['tests/hostile/write-sites.ts', 'accepted']);
  await succeed(['scripts/build.ts', '--content', content, '--out', out]);
  const open = await openAll(browser, withoutPolicy(out));
  expect(open.problems).toEqual([]);
  expect(open.count).toBeGreaterThan(70);
  // A picture of another host is what a document may have. The policy keeps it from being asked for.
  const asking = new Set(open.pictures.map((picture) => picture.slice(0, picture.indexOf(':'))));
  expect(asking.size).toBeGreaterThan(0);
  const kept = await openAll(browser, out, (path) => asking.has(path));
  expect(kept.problems).toEqual([]);
  expect(kept.pictures).toEqual([]);
  expect(kept.count).toBe(asking.size);
});

test('what renders though a check refuses it is harmless with no check and no policy', async ({ browser }) => {
  test.setTimeout(600_000);
  const { content, out } = sites.unchecked;
  rmSync(mark, { force: true });
  await succeed(['tests/hostile/write-sites.ts', 'unchecked']);
  await succeed(['tests/support/build-unchecked.ts', '--content', content, '--out', out]);
  const { problems, count } = await openAll(browser, withoutPolicy(out));
  expect(problems.filter((problem) => !drawnAgain.test(problem))).toEqual([]);
  expect(count).toBeGreaterThan(50);
  expect(existsSync(mark)).toBe(false);
});

test('front matter that is a program is not run by Contentlayer', async () => {
  test.setTimeout(300_000);
  await succeed(['tests/hostile/write-sites.ts', 'programs']);
  rmSync(mark, { force: true });
  const args = ['tests/support/build-unchecked.ts', '--content', sites.programs.content, '--read-only'];
  const { code, text } = await run(args);
  expect(code, text).toBe(1);
  expect(text).toContain('Contentlayer dropped');
  expect(existsSync(mark)).toBe(false);
});
