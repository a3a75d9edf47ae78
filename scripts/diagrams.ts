import { existsSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chartsBelow } from '../lib/mdx/diagram-charts';
import { diagramKey } from '../lib/mdx/diagram-size';
import { launchOptions } from '../lib/node/launch-options';
import { runCommand } from '../lib/node/run-command';
import { listen } from '../lib/node/static-server';

parseArgs({ options: {} });
const mermaidDir = 'node_modules/mermaid/dist';
const sizesFile = 'lib/mdx/diagram-sizes.json';

/** Draws every diagram of the content in a real browser and writes down its size, so that pages can reserve the space. */
async function measure(): Promise<void> {
  const contentDir = process.env['CONTENT_DIR'] ?? 'content';
  if (!existsSync(contentDir)) throw new Error(`There is no content folder ${contentDir}.`);
  const wanted = chartsBelow(contentDir);
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const script = path.endsWith('.mjs');
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? await readFile(join(mermaidDir, path)) : '<!doctype html><body style="width:736px">');
  });
  const port = await listen(server, 0);
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  const draw = (chart: string) =>
    page.evaluate(async (source) => {
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
  const sizes: [string, number[]][] = [];
  for (const chart of wanted) {
    try {
      sizes.push([diagramKey(chart), await draw(chart)]);
    } catch {
      console.error(`Left out, as it cannot be drawn; npm run content:check says why: ${chart.split('\n', 1)[0]} …`);
    }
  }
  await browser.close();
  server.close();
  const lines = sizes
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, size]) => `  ${JSON.stringify(key)}: ${JSON.stringify(size)}`);
  writeFileSync(sizesFile, lines.length > 0 ? `{\n${lines.join(',\n')}\n}\n` : '{}\n');
  process.stdout.write(`Diagrams measured: ${sizes.length}, written to ${sizesFile}\n`);
}

await runCommand(measure);
