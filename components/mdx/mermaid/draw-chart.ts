import type { Mermaid, MermaidConfig } from 'mermaid';
import { siteColors } from './site-colors';

/**
 * What a chart may not set for itself: whatever would lift its limits, and styles, which could name files of other hosts.
 * The first six are mermaid's own list. Colours (`themeVariables`) stay: mermaid lets nothing but colours through.
 */
const secure = [
  ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'suppressErrorRendering', 'maxEdges'],
  ...['themeCSS', 'fontFamily', 'altFontFamily', 'dompurifyConfig', 'logLevel'],
];

function chartConfig(mode: 'light' | 'dark'): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    secure,
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: siteColors(mode),
    fontFamily: 'ui-sans-serif, system-ui, sans-serif',
    flowchart: { useMaxWidth: true },
  };
}

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
