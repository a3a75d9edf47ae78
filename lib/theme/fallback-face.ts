import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Measures of a font file from next/font. Its own rule only names Arial, which has other names on Linux and Android. */
interface Measures {
  ascentOverride: string;
  descentOverride: string;
  sizeAdjust: string;
}

const require = createRequire(import.meta.url);
const insides = 'next/dist/compiled/@next/font/dist';

/** Fonts with the same widths as Arial, and the relative width of bold ones. */
const standIns = {
  regular: { names: ['Arial', 'Liberation Sans', 'Arimo'], wider: 1, weights: '1 599' },
  bold: { names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], wider: 1.0819, weights: '600 1000' },
} as const;

function measure(file: string): Measures {
  const fontkit = require(`${insides}/fontkit`) as { default: (bytes: Buffer) => object };
  const { getFallbackMetricsFromFontFile } = require(`${insides}/local/get-fallback-metrics-from-font-file.js`) as {
    getFallbackMetricsFromFontFile: (font: object, category: 'sans-serif') => Measures;
  };
  return getFallbackMetricsFromFontFile(fontkit.default(readFileSync(file)), 'sans-serif');
}

/**
 * Style rule for a system font that takes the space of a font file while the file loads.
 * @param family name for the system font
 * @param file replaced font file
 */
export function fallbackFace(family: string, file: string, kind: keyof typeof standIns): string {
  const { names, wider, weights } = standIns[kind];
  const { ascentOverride, descentOverride, sizeAdjust } = measure(file);
  const percent = (value: string, factor: number) => `${(Number.parseFloat(value) * factor).toFixed(2)}%`;
  const sources = names.map((name) => `local('${name}')`).join(', ');
  return `@font-face { font-family: '${family}'; src: ${sources}; font-weight: ${weights}; ascent-override: ${percent(ascentOverride, wider)}; descent-override: ${percent(descentOverride, wider)}; line-gap-override: 0%; size-adjust: ${percent(sizeAdjust, 1 / wider)}; }\n`;
}
