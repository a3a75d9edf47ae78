import type { MermaidConfig } from 'mermaid';
import { siteColors } from './site-colors';

/**
 * What a chart may not set for itself: whatever would lift its limits, and styles, which could name files of other hosts.
 * The first six are mermaid's own list. Colours (`themeVariables`) stay: mermaid lets nothing but colours through.
 */
const secure = [
  ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'suppressErrorRendering', 'maxEdges'],
  ...['themeCSS', 'fontFamily', 'altFontFamily', 'dompurifyConfig', 'logLevel'],
];

/** Configuration that every chart of a page is drawn with, in the colours the page shows now. */
export function chartConfig(mode: 'light' | 'dark'): MermaidConfig {
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
