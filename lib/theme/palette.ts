import type { Theme } from '../../schema/theme';
import { contrastOf, mix, nearestPassing } from './color';
import { defaultBrand, grounds, type Mode } from './grounds';

/** WCAG 2 AA: contrast of texts (4.5, and a little for rounding), and of marks such as focus rings. */
const readable = 4.53;
const visible = 3;

const white = '#ffffff';
/** Direction of contrasting colours: away from the paper. */
const away = { light: 'black', dark: 'white' } as const;

function isVisible(mode: Mode, color: string): boolean {
  return [grounds[mode].paper, grounds[mode].panel].every((ground) => contrastOf(color, ground) >= visible);
}

/** The largest share of the colour on a ground, in percent, with which texts on it stay readable. */
function shareOver(color: string, below: readonly string[], texts: readonly string[], most: number): number {
  for (let share = most; share > 0; share--) {
    const mixed = below.map((ground) => mix(color, share / 100, ground));
    if (mixed.every((ground) => texts.every((text) => contrastOf(text, ground) >= readable))) return share;
  }
  return 0;
}

/** All grounds of links, as the style sheets mix them. */
function linkGrounds(mode: Mode, brand: string, glow: number): string[] {
  const { paper, panel, inset, notes } = grounds[mode];
  const inNotes = notes.flatMap(([hue, tint]) => [tint, mix(hue, 0.12, tint)]);
  const mixed = [mix(brand, 0.1, paper), ...[paper, panel].map((ground) => mix(brand, glow / 100, ground))];
  return [paper, panel, inset, ...inNotes, ...mixed];
}

/** Variants of the brand colour in one mode, named as the variables of app/styles/tokens.css. */
export type Palette = ReturnType<typeof paletteOf>;

function paletteOf(mode: Mode, brand: string) {
  const { paper, panel, text, muted, faintCode } = grounds[mode];
  const glow = shareOver(brand, [paper, panel], [text, muted], 16);
  const highlight = shareOver(brand, [panel], [text, muted, ...faintCode], mode === 'light' ? 9 : 18);
  const below = linkGrounds(mode, brand, glow);
  return {
    brand,
    'brand-fill': nearestPassing(brand, 'black', (color) => contrastOf(white, color) >= readable),
    link: nearestPassing(brand, away[mode], (color) => below.every((ground) => contrastOf(color, ground) >= readable)),
    'line-highlight': mix(brand, highlight / 100, panel),
    glow: `color-mix(in srgb, ${brand} ${glow}%, transparent)`,
  };
}

/** The nearest colour that is visible on the grounds of a mode; the colour itself if it is. */
function nearestVisible(mode: Mode, color: string): string {
  return nearestPassing(color, away[mode], (candidate) => isVisible(mode, candidate));
}

/** The brand colour in each mode. If there is one colour for both, the dark mode gets the nearest visible one. */
export function brandColors({ color = defaultBrand }: Pick<Theme, 'color'>): Record<Mode, string> {
  if (typeof color !== 'string') return color;
  return { light: color, dark: nearestVisible('dark', color) };
}

/** Variants of the theme's colour in each mode; undefined if those of the style sheets apply. */
export function palettes(theme: Pick<Theme, 'color'>): Record<Mode, Palette> | undefined {
  if (theme.color === undefined) return undefined;
  const { light, dark } = brandColors(theme);
  return { light: paletteOf('light', light), dark: paletteOf('dark', dark) };
}

/** The colours of the theme with too little contrast, each with the nearest one that passes. */
export function faintColors({ color }: Pick<Theme, 'color'>) {
  if (color === undefined) return [];
  const modes: (readonly [Mode, string, string[]])[] =
    typeof color === 'string'
      ? [['light', color, ['theme', 'color']]]
      : (['light', 'dark'] as const).map((mode) => [mode, color[mode], ['theme', 'color', mode]]);
  return modes.flatMap(([mode, value, key]) => {
    if (isVisible(mode, value)) return [];
    const contrast = Math.min(...[grounds[mode].paper, grounds[mode].panel].map((ground) => contrastOf(value, ground)));
    const seen = `has a contrast of ${contrast.toFixed(1)} on the ${mode} pages, and marks need ${visible} (WCAG 2 AA)`;
    const nearest = nearestVisible(mode, value);
    return [{ key, message: `${value} ${seen}: the nearest that passes is ${nearest}`, nearest }];
  });
}
