import type { Mermaid } from 'mermaid';
import { chartConfig } from './chart-config';

/**
 * Draws one chart with a loaded mermaid. Mermaid keeps the configuration of the last chart, also of one that it refused,
 * and applies it again when the next begins: without the reset one bad colour breaks every later chart of the tab.
 * @throws Error with mermaid's message when the chart has a mistake.
 */
export async function drawChart(mermaid: Mermaid, id: string, chart: string, mode: 'light' | 'dark'): Promise<string> {
  mermaid.mermaidAPI.reset();
  mermaid.initialize(chartConfig(mode));
  const { svg } = await mermaid.render(id, chart);
  return svg;
}
