import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startProgram } from '../../lib/node/program';
import { listFiles } from '../../lib/node/walk-files';
import { siteConfigOf, testSite } from '../support/sites';

const site = testSite('versions');
const root = process.cwd();
const folder = join('.cache', 'changed-pages');
const content = join(folder, 'content');
// What is kept of pages belongs to the folder they go to, the copies in Markdown to that they come from.
const [warm, clean] = [join(folder, 'warm'), join(folder, 'clean')];

const picture = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"></svg>`;

/** A site whose pages depend on each other in every way there is: links, pictures, partials, posts, versions, sidebars. */
const before: Readonly<Record<string, string>> = {
  'docs/removed.mdx': '---\ntitle: Removed\n---\n\nOld.\n',
  'docs/text.mdx': '---\ntitle: Text\n---\n\nFirst text.\n',
  'docs/moves.mdx': '---\ntitle: Moves\nslug: /here\n---\n\nIt moves.\n',
  'versioned_docs/version-1.0/links.mdx': '---\ntitle: Links\n---\n\n[It moves](../../docs/moves.mdx).\n',
  'versioned_docs/version-1.0/shows.mdx': '---\ntitle: Shows\n---\n\n![A square](./square.svg)\n',
  'versioned_docs/version-1.0/square.svg': picture(10),
  'versioned_docs/version-1.0/includes.mdx':
    "---\ntitle: Includes\n---\n\nimport Part from './_part.mdx';\n\n<Part />\n",
  'versioned_docs/version-1.0/_part.mdx': 'First part.\n',
  'blog/2020-01-02-first.mdx': '---\ntitle: First\ntags: [one]\n---\n\nFirst post.\n\n{/* truncate */}\n',
  'blog/2020-01-03-second.mdx': '---\ntitle: Second\n---\n\nSecond post.\n\n{/* truncate */}\n',
};

const edits: Readonly<Record<string, string>> = {
  'docs/text.mdx': '---\ntitle: Text\n---\n\nSecond text.\n',
  'docs/moves.mdx': '---\ntitle: Moves\nslug: /there\n---\n\nIt moves.\n',
  'docs/added.mdx': '---\ntitle: Added\n---\n\nNew.\n',
  'versioned_docs/version-1.0/square.svg': picture(20),
  'versioned_docs/version-1.0/_part.mdx': 'Second part.\n',
  'blog/2020-01-02-first.mdx': '---\ntitle: First again\ntags: [one, two]\n---\n\nFirst post.\n\n{/* truncate */}\n',
};

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
}

async function build(out: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const lines: string[] = [];
  const { exited } = startProgram('scripts/build.ts', ['--content', content, '--out', out], {
    root,
    env: { SITE_CONFIG: siteConfigOf(site.config), ...env },
    onLine: (line) => lines.push(line),
  });
  expect(await exited, lines.join('\n')).toBe(0);
  return lines.join('\n');
}

/** Every file of a folder with what is in it. */
function filesOf(out: string): Record<string, string> {
  return Object.fromEntries(listFiles(out).map((path) => [path, readFileSync(join(out, path), 'latin1')]));
}

function forget(...made: readonly string[]): void {
  for (const path of made) rmSync(path, { recursive: true, force: true });
}

/** What Next read of itself to compile the pages, in the build that was told to write it down. */
function expectLeanCompilation(): void {
  const trace = readFileSync('.next-profiles/trace-turbopack.bin');
  forget('.next-profiles');
  const reads = (module: string) => trace.includes(`[project]/node_modules/${module} [`);
  expect(reads('next/dist/client/app-next-turbopack.js')).toBe(true);
  // The program of its other router, its server, and the package that it prefers to its own copy.
  expect(reads('next/dist/client/next-turbopack.js')).toBe(false);
  expect(reads('next/dist/server/next-server.js')).toBe(false);
  expect(reads('@opentelemetry/api/build/esm/index.js')).toBe(false);
  // The style sheet is what the build has made of it.
  expect(trace.includes('[project]/.theme/all.css [')).toBe(true);
  expect(trace.includes('[project]/app/globals.css [')).toBe(false);
}

/** Writes the content, in place of what is there, as it is before the edits. */
function begin(): void {
  forget(content, '.cache/pages', '.cache/markdown');
  cpSync(site.content, content, { recursive: true });
  write(before);
}

function edit(): void {
  write(edits);
  rmSync(join(content, 'docs/removed.mdx'));
}

test('a build over the last one is, byte by byte, what one from nothing is', async () => {
  test.setTimeout(400_000);
  forget(folder, '.next');
  begin();
  edit();
  await build(clean, { NEXT_TURBOPACK_TRACING: 'overview' });
  expectLeanCompilation();
  // The same code is not compiled again.
  begin();
  expect(await build(warm)).not.toContain('of the last build');
  // Next renders nothing here but what has to be there.
  expect(await build(warm)).toMatch(/(\d+) of \1 pages are those of the last build/);
  edit();
  const rendered = await build(warm);
  const kept = /(\d+) of (\d+) pages are those of the last build/.exec(rendered);
  // Those of version 2.0, on which no edit has an effect.
  expect(Number(kept?.[1]), rendered).toBeGreaterThanOrEqual(3);
  const [now, fromNothing] = [filesOf(warm), filesOf(clean)];
  expect(Object.keys(now)).toEqual(Object.keys(fromNothing));
  expect(Object.keys(now).filter((path) => now[path] !== fromNothing[path])).toEqual([]);
  expect(now['docs/1.0/links.html']).toContain('/docs/next/there');
  expect(now['docs/1.0/shows.html']).toContain('width="20"');
  expect(now['docs/1.0/includes.html']).toContain('Second part.');
});
