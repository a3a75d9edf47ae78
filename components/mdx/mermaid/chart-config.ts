import type { MermaidConfig } from 'mermaid';

/**
 * What a chart may not set for itself: whatever would lift its limits, and styles, which could name files of other hosts.
 * The first six are mermaid's own list. Colours (`themeVariables`) stay: mermaid lets nothing but colours through.
 */
const secure = [
  ...['secure', 'securityLevel', 'startOnLoad', 'maxTextSize', 'suppressErrorRendering', 'maxEdges'],
  ...['themeCSS', 'fontFamily', 'altFontFamily', 'dompurifyConfig', 'logLevel'],
];

/** Configuration that every chart of a page is drawn with. */
export function chartConfig(mode: 'light' | 'dark'): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    secure,
    suppressErrorRendering: true,
    theme: mode === 'dark' ? 'dark' : 'default',
    // The label background of the dark theme leaves its text a contrast of 4.4.
    ...(mode === 'dark' && { themeVariables: { edgeLabelBackground: '#2a323d' } }),
    fontFamily: 'ui-sans-serif, system-ui, sans-serif',
    flowchart: { useMaxWidth: true },
  };
}
