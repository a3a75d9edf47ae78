import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { readPointer } from '../../lib/content/snapshot/snapshot-file';
import { until } from '../../lib/node/until';
import { type DevServer, removeOldPosts, startDevServer } from '../support/dev-server';

export { expect } from '@playwright/test';

/** What became of what the server was first told and asked, for tests of that. */
interface Start {
  /** Document that was saved right after the first publication, and what it ends with since. */
  saved: { path: string; text: string };
  /** Files and pages that were the first anybody asked for, all at once, and how each was answered. */
  answers: readonly { path: string; status: number }[];
  /** What Next knew of the pages of its routes then. */
  manifest: { dynamicRoutes: object };
}

/** The development server of a worker, over content that tests change and change back. */
export interface Authoring extends DevServer {
  start: Start;
  /** Place of a file of the content. */
  fileOf(path: string): string;
  /** Changes a file and returns what changes it back. */
  change(path: string, edit: (text: string) => string): () => void;
}

const contentDir = '.cache/dev';
const fileOf = (path: string) => join(contentDir, path);
const saved = { path: 'docs/start.mdx', text: 'Saved at once.' };
const first = ['docs/picture', 'assets/docs/dot.png', 'sidebar/current.json', 'search-index.json', 'docs/picture'];

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function prepare(): void {
  removeOldPosts(contentDir);
  writeFileSync(fileOf('docs/picture.mdx'), '---\ntitle: Picture\n---\n\n![A dot](./dot.png)\n');
  writeFileSync(fileOf('docs/dot.png'), png);
}

/** Starts a server that neither has compiled nor read anything. */
async function startCold(): Promise<DevServer & { start: Start }> {
  for (const made of ['.next/dev', '.contentlayer']) rmSync(made, { recursive: true, force: true });
  const starting = startDevServer({ contentDir, patience: 150_000, prepare, first: 'pages.json' });
  await until(() => readPointer(), { every: 2, patience: 60_000 });
  appendFileSync(fileOf(saved.path), `\n${saved.text}\n`);
  const server = await starting;
  const ask = async (path: string) => ({ path, status: (await fetch(server.url + path)).status });
  const answers = await Promise.all(first.map(ask));
  const manifest = JSON.parse(readFileSync('.next/dev/prerender-manifest.json', 'utf8')) as Start['manifest'];
  return { ...server, start: { saved, answers, manifest } };
}

/** Tests of one server, which all files share: to start it takes longer than most of them. */
export const test = base.extend<object, { dev: Authoring }>({
  dev: [
    async ({ browser: _ }, use) => {
      const server = await startCold();
      const change: Authoring['change'] = (path, edit) => {
        const text = readFileSync(fileOf(path), 'utf8');
        writeFileSync(fileOf(path), edit(text));
        return () => writeFileSync(fileOf(path), text);
      };
      await use({ ...server, fileOf, change });
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
