import type { Mermaid, MermaidConfig } from 'mermaid';
import { siteColors } from './site-colors';

/**
 * Settings that a chart may not change: those that lift its limits, and styles, which could name files of other hosts. The
 * first six are mermaid's own list. Colours (`themeVariables`) are allowed, because mermaid only accepts colours there.
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
 * Draws a chart. Mermaid keeps the configuration of the last chart, even of a refused one, and applies it to the next.
 * Without the reset, one bad colour would break every later chart of the tab.
 * @throws Error with mermaid's message if the chart has a mistake
 */
export async function drawChart(mermaid: Mermaid, id: string, chart: string, mode: 'light' | 'dark'): Promise<string> {
  mermaid.mermaidAPI.reset();
  mermaid.initialize(chartConfig(mode));
  const { svg } = await mermaid.render(id, chart);
  return svg;
}
