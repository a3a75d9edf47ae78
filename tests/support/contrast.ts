import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChildNode, parse, type Rule } from 'postcss';

export type Theme = 'light' | 'dark';

/** Red, green and blue from 0 to 255, alpha from 0 to 1. */
type Color = readonly [number, number, number, number];

const styles = join(import.meta.dirname, '../../app/styles');
const sources = new Map<string, string>();

function readStyles(file: string): string {
  const text = sources.get(file) ?? readFileSync(join(styles, file), 'utf8');
  sources.set(file, text);
  return text;
}

/** What a rule is about, with the rules that it stands in. */
function selectorsOf({ selectors, parent }: Rule): string[] {
  if (parent?.type !== 'rule') return selectors;
  return selectorsOf(parent as Rule).flatMap((outer) =>
    selectors.map((one) => (one.includes('&') ? one.replaceAll('&', outer) : `${outer} ${one}`)),
  );
}

/** A background as Tailwind writes it, such as `bg-brand/26` or `bg-(--hue)/12`: a colour, and its share in percent. */
function mixedBackground(utilities: string): string | undefined {
  const [, name, variable, share] = /(?<!\S)bg-(?:([\w-]+)|\((--[\w-]+)\))\/(\d+)(?!\S)/.exec(utilities) ?? [];
  return share && `color-mix(in srgb, var(${variable ?? `--${name}`}) ${share}%, transparent)`;
}

function givenValue(node: ChildNode, property: string): string | undefined {
  if (node.type === 'decl' && node.prop === property) return node.value.replace(/\s+/g, ' ');
  return node.type === 'atrule' && node.name === 'apply' && property === 'background'
    ? mixedBackground(node.params)
    : undefined;
}

/** Value of a property in the rule with that selector, so that a test follows the stylesheet. */
export function declaration(file: string, selector: string, property: string): string {
  const found: string[] = [];
  parse(readStyles(file)).walkRules((rule) => {
    if (!selectorsOf(rule).includes(selector)) return;
    found.push(...rule.nodes.flatMap((node) => givenValue(node, property) ?? []));
  });
  const [value] = found;
  if (value) return value;
  throw new Error(`app/styles/${file} has no ${property} for ${selector}`);
}

/** The colours of a theme, as tokens.css has them: `light-dark(#fff, #000)`, or one for both themes. */
function tokensOf(theme: Theme): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  parse(readStyles('tokens.css')).walkDecls(/^--/, ({ prop, value }) => {
    const color = value.match(/#[\da-f]{6}/g)?.at(theme === 'light' ? 0 : -1);
    if (color) found.set(prop, color);
  });
  return found;
}

export const tokens: Readonly<Record<Theme, ReadonlyMap<string, string>>> = {
  light: tokensOf('light'),
  dark: tokensOf('dark'),
};

function mix(first: Color, share: number, second: Color): Color {
  const alpha = first[3] * share + second[3] * (1 - share);
  const channel = (index: 0 | 1 | 2) =>
    alpha === 0 ? 0 : (first[index] * first[3] * share + second[index] * second[3] * (1 - share)) / alpha;
  return [channel(0), channel(1), channel(2), alpha];
}

/** Reads `#rrggbb`, `#rgb`, `rgb(1, 2, 3)`, `transparent`, `var(--name)` and `color-mix(in srgb, … n%, …)`. */
function parseColor(text: string, theme: Theme, own: Readonly<Record<string, string>>): Color {
  const value = text.trim();
  if (value === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = digits.map((digit) => Number.parseInt(digit, 16));
    return [red, green, blue, 1];
  }
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(value);
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), 1];
  const [, name = ''] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  const token = own[name] ?? tokens[theme].get(name);
  if (token) return parseColor(token, theme, own);
  const [, first, share, second] = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(value) ?? [];
  if (!first || !second) throw new Error(`${value} is no colour this test can read`);
  return mix(parseColor(first, theme, own), Number(share) / 100, parseColor(second, theme, own));
}

function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast after WCAG 2. Backgrounds lie on each other from the first (opaque) to the last; `own` holds variables of the element. */
export function contrast(
  theme: Theme,
  color: string,
  backgrounds: readonly string[],
  own: Readonly<Record<string, string>> = {},
): number {
  const ground = backgrounds
    .map((background) => parseColor(background, theme, own))
    .reduce<Color>(
      (below, above) => [...mix([above[0], above[1], above[2], 1], above[3], below).slice(0, 3), 1] as unknown as Color,
      [0, 0, 0, 1],
    );
  const [high = 0, low = 0] = [luminance(parseColor(color, theme, own)), luminance(ground)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
