import type { Mermaid } from 'mermaid';
import { withBasePath } from '@/lib/site/urls';
import { mermaidFolder } from '@/lib/site/vendor-folders';
import { drawChart } from './draw-chart';

let queue: Promise<unknown> = Promise.resolve();

/**
 * Imports mermaid's own build (lib/build/vendor-packages.ts), because bundling it again would double the time of a clean
 * build. Browsers remember failed modules, so that another try needs another address.
 */
async function load(attempt: number): Promise<Mermaid> {
  const address = withBasePath(`/${mermaidFolder}/index.mjs${attempt === 0 ? '' : `?${attempt}`}`);
  const module = (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address)) as { default: Mermaid };
  return module.default;
}

async function render(id: string, chart: string, mode: 'light' | 'dark', attempt: number): Promise<SVGElement> {
  const mermaid = await load(attempt);
  const svg = await drawChart(mermaid, id, chart, mode);
  const parsed = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
  if (!parsed) throw new Error('mermaid returned no image');
  return document.importNode(parsed, true);
}

/**
 * Draws a chart as an SVG element, one at a time: mermaid has global configuration and a global scratch element.
 * @param attempt number of further tries
 * @throws Error with mermaid's message if the chart has a mistake
 */
export function draw(id: string, chart: string, mode: 'light' | 'dark', attempt: number): Promise<SVGElement> {
  const turn = queue.then(() => render(id, chart, mode, attempt));
  queue = turn.catch(() => undefined);
  return turn;
}
