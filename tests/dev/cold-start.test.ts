import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startDevServer } from '../support/dev-server';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function writePage(contentDir: string): void {
  const write = (path: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), bytes);
  };
  write('docs/picture.mdx', '---\ntitle: Picture\n---\n\n![A dot](./dot.png)\n');
  write('docs/dot.png', png);
}

// Next notes the pages of a route in a file that it writes without a lock, and routes that are first asked for at once spoilt it.
test('a page with a picture beside it opens as the first one of a cold server', async () => {
  test.setTimeout(120_000);
  rmSync('.next/dev', { recursive: true, force: true });
  const server = await startDevServer({
    contentDir: '.cache/dev-cold',
    patience: 100_000,
    prepare: writePage,
    first: 'pages.json',
  });
  try {
    const paths = ['docs/picture', 'assets/docs/dot.png', 'sidebar/current.json', 'search-index.json', 'docs/picture'];
    const answers = await Promise.all(paths.map((path) => fetch(server.url + path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const { dynamicRoutes } = JSON.parse(readFileSync('.next/dev/prerender-manifest.json', 'utf8')) as {
      dynamicRoutes: object;
    };
    expect(dynamicRoutes).toEqual({});
  } finally {
    await server.stop();
  }
});
