import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ts from 'typescript';
import { mermaidFolder } from '../../lib/site/vendor-folders';
import { basePath, expect, open, test } from './support/features';

/** Modules of components/mdx/mermaid, as browsers read them. */
const folder = `${basePath}/drawing/`;

async function serveDrawing(page: Page): Promise<void> {
  await page.route(`**${folder}*`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(folder.length).replace(/\.js$/, '');
    const source = readFileSync(`components/mdx/mermaid/${name}.ts`, 'utf8').replace(/(from '\.\/[\w-]+)'/g, "$1.js'");
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    const body = ts.transpileModule(source, { compilerOptions: options }).outputText;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Draws charts one after the other in one tab; what cannot be drawn is its error's message. */
async function drawAll(page: Page, charts: readonly string[]): Promise<string[]> {
  await serveDrawing(page);
  await open(page, '');
  return page.evaluate(
    async ([drawing, library, list]) => {
      const { drawChart } = await import(`${drawing}draw-chart.js`);
      const { default: mermaid } = await import(library);
      const results: string[] = [];
      for (const [index, chart] of list.entries()) {
        const result: string = await drawChart(mermaid, `chart-${index}`, chart, 'light').catch(String);
        // As draw.ts puts it into the page; a message stays text.
        const svg = new DOMParser().parseFromString(result, 'text/html').querySelector('svg');
        if (result.startsWith('<svg') && svg) document.body.append(document.importNode(svg, true));
        results.push(result);
      }
      // What the drawings ask for has come or been refused once they are painted and a later request is answered.
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      await fetch(location.href);
      return results;
    },
    [folder, `${basePath}/${mermaidFolder}/index.mjs`, [...charts]] as const,
  );
}

const plain = 'flowchart LR\n  A[Plain] --> B[Chart]';
const withConfig = (config: string) => `---\nconfig:\n${config}\n---\n${plain}`;

test('a chart that cannot be drawn breaks no later one; it may choose its colours, but neither fonts nor styles', async ({
  page,
}) => {
  const [before, ...others] = await drawAll(page, [
    plain,
    withConfig('  theme: base\n  themeVariables:\n    primaryColor: "red;} x{"'),
    plain,
    `%%{init: {"theme": "base", "themeVariables": {"primaryColor": "red;} x{"}}}%%\n${plain}`,
    plain,
    withConfig('  theme: forest\n  htmlLabels: false\n  flowchart:\n    curve: nonsense'),
    plain,
    withConfig('  theme: base\n  themeVariables:\n    primaryColor: "#ff8800"'),
    withConfig('  fontFamily: "Evil"\n  themeCSS: ".node rect { fill: #010203 }"\n  securityLevel: loose'),
  ]);
  const named = (svg: string | undefined) => svg?.replaceAll(/chart-\d/g, 'chart');
  expect(before).toContain('<svg');
  for (const index of [1, 3, 5]) expect(named(others[index])).toBe(named(before));
  const [coloured, styled] = others.slice(-2);
  expect(coloured).toContain('#ff8800');
  expect(styled).toContain('<svg');
  for (const absent of ['Evil', '#010203']) expect(styled).not.toContain(absent);
});

const handler = '<img src=https://elsewhere.example/a.png onerror=window.ran=1>';
const hostile = [
  `flowchart LR\n  A["${handler}"]`,
  'flowchart LR\n  A["<script>window.ran=1</script>"] --> B["<iframe src=https://elsewhere.example/>"]',
  'flowchart LR\n  A@{ img: "https://elsewhere.example/b.png", label: "x" }',
  'flowchart LR\n  A --> B\n  style A fill:#fff,background:url(//elsewhere.example/c.png)',
  withConfig('  themeCSS: "@import url(https://elsewhere.example/d.css);"'),
  'flowchart LR\n  A --> B\n  click A "javascript:window.ran=1"\n  click B call alert(1)',
  `%%{init: {"securityLevel": "loose"}}%%\nflowchart LR\n  A["<b onclick='window.ran=1'>x</b>"]\n  click A call alert(1)`,
  `sequenceDiagram\n  participant A\n  link A: Go @ javascript:window.ran=1\n  A->>A: ${handler}`,
  `classDiagram\n  class A["${handler}"]`,
  `stateDiagram-v2\n  A: ${handler}`,
  `gantt\n  title ${handler}\n  section ${handler}\n  ${handler} :a, 2024-01-01, 3d`,
  `mindmap\n  root(("${handler}"))`,
  `timeline\n  title ${handler}\n  ${handler} : a`,
  `gitGraph\n  commit id: "${handler}"`,
  `---\ntitle: "${handler}"\n---\n${plain}`,
];

async function drawHostile(page: Page): Promise<string[]> {
  const reached: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).hostname === 'elsewhere.example') reached.push(response.url());
  });
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
  await drawAll(page, hostile);
  await page.evaluate(() => {
    for (const node of document.querySelectorAll('svg a, svg .node, svg b'))
      node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('svg script, svg iframe, svg [onclick]').count()).toBe(0);
  return reached;
}

test.describe('a page without a policy', () => {
  test.use({ bypassCSP: true, provoked: /./ });

  test('lets no chart run anything', async ({ page }) => {
    // Only the policy keeps other hosts away.
    expect(await drawHostile(page)).not.toEqual([]);
  });
});

test.describe('the policy of a page', () => {
  // Mermaid cleans labels in a document that runs nothing, and the browser reports its handlers all the same.
  test.use({ provoked: /elsewhere\.example|inline event handler|policy: script-src-attr|404/ });

  test('lets no chart reach another host', async ({ page }) => {
    expect(await drawHostile(page)).toEqual([]);
  });
});
