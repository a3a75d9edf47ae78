/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

/** Lightness from 0 to 1, and the two axes of OKLab for hue and chroma. */
type Oklab = readonly [number, number, number];

function toRgb(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (hex.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast of two colours after WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Mixes a colour with the one below it, with a share from 0 to 1. */
export function mix(above: string, share: number, below: string): string {
  const [first, second] = [toRgb(above), toRgb(below)];
  const channel = (index: 0 | 1 | 2) => first[index] * share + second[index] * (1 - share);
  return toHex([channel(0), channel(1), channel(2)]);
}

// Björn Ottosson's OKLab, in which a colour keeps its hue when its lightness changes. Not @img/colour, which clips colours
// that a screen cannot show and so changes the hue.
function toOklab(hex: string): Oklab {
  const [red, green, blue] = toRgb(hex);
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The colour at another lightness, with the strongest chroma that a screen can show there. */
function atLightness([, a, b]: Oklab, lightness: number): string {
  let [low, high] = [0, 1];
  const shown = (chroma: number) => fromOklab([lightness, a * chroma, b * chroma]);
  const fits = (chroma: number) => shown(chroma).every((channel) => channel >= -0.5 && channel <= 255.5);
  if (fits(1)) low = 1;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  const [red, green, blue] = shown(low).map((channel) => Math.min(255, Math.max(0, channel)));
  return toHex([red ?? 0, green ?? 0, blue ?? 0]);
}

/**
 * The colour itself if it passes, else the nearest passing colour of its hue.
 * @param end direction of the search: black passes, or white does
 */
export function nearestPassing(hex: string, end: 'black' | 'white', passes: (hex: string) => boolean): string {
  if (passes(hex)) return hex.toLowerCase();
  const color = toOklab(hex);
  let [failing, passing] = [color[0], end === 'black' ? 0 : 1];
  let nearest = end === 'black' ? '#000000' : '#ffffff';
  for (let step = 0; step < 12; step++) {
    const middle = (failing + passing) / 2;
    const candidate = atLightness(color, middle);
    if (passes(candidate)) [passing, nearest] = [middle, candidate];
    else failing = middle;
  }
  return nearest;
}
