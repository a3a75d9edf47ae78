import type { Theme } from '../../schema/theme';
import { type Palette, palettes } from './palette';

const defaultRadius = 8;

function declarations(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}

function colors({ light, dark }: { light: Palette; dark: Palette }): string {
  // Paper is white, in every mode.
  return `:root { ${declarations(light)} }\n@media not print { [data-theme='dark'] { ${declarations(dark)} } }\n`;
}

/** What a theme changes of app/styles/tokens.css, as a style sheet; empty for the theme that changes nothing. */
export function themeSheet(theme: Pick<Theme, 'color' | 'radius'>): string {
  const both = palettes(theme);
  const rounding = theme.radius === defaultRadius ? '' : `:root { ${declarations({ radius: `${theme.radius}px` })} }\n`;
  return (both ? colors(both) : '') + rounding;
}
