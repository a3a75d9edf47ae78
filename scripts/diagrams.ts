import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readSnapshot } from '../lib/content/snapshot/snapshot-file';
import { diagramKey } from '../lib/mdx/diagram-size';
import { launchOptions } from '../lib/node/launch-options';

const fence = /^( *)(`{3,})mermaid[^\n]*\n([\s\S]*?)^\1\2 *$/gm;
const mermaidDir = 'node_modules/mermaid/dist';
const sizesFile = 'lib/mdx/diagram-sizes.json';

/** @throws Error when the content was not read yet: without it all sizes would be forgotten */
function charts(): string[] {
  const documents = readSnapshot();
  if (documents.length === 0) throw new Error('There is no content to measure yet: run npm run build first.');
  return documents.flatMap(({ body }) =>
    [...body.matchAll(fence)].map(([, indent = '', , chart = '']) =>
      chart.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    ),
  );
}

/** Draws every diagram of the content in a real browser and writes down its size, so that pages can reserve the space. */
async function measure(): Promise<void> {
  const wanted = charts();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const script = path.endsWith('.mjs');
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? await readFile(join(mermaidDir, path)) : '<!doctype html><body style="width:736px">');
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
  const sizes: [string, number[]][] = [];
  for (const chart of wanted) {
    const size = await page.evaluate(async (source) => {
      const path = '/mermaid.esm.min.mjs';
      const { default: mermaid } = await import(path);
      mermaid.initialize({
        startOnLoad: false,
        securityLevel: 'strict',
        fontFamily: 'ui-sans-serif, system-ui, sans-serif',
      });
      const { svg } = await mermaid.render('measured', source);
      const box = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')?.viewBox.baseVal;
      return [Math.ceil(box?.width ?? 0), Math.ceil(box?.height ?? 0)];
    }, chart);
    sizes.push([diagramKey(chart), size]);
  }
  await browser.close();
  server.close();
  const lines = sizes
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, size]) => `  ${JSON.stringify(key)}: ${JSON.stringify(size)}`);
  writeFileSync(sizesFile, `{\n${lines.join(',\n')}\n}\n`);
  process.stdout.write(`${sizes.length} diagrams measured, written to ${sizesFile}\n`);
}

try {
  await measure();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
