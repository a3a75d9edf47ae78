import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../schema/theme';
import { writeChanged } from '../node/write-whole';
import { fontsModule, fontsSheet } from './fonts-module';
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
function themeSheet(theme: Pick<Theme, 'color' | 'radius'>): string {
  const both = palettes(theme);
  const rounding = theme.radius === defaultRadius ? '' : `:root { ${declarations({ radius: `${theme.radius}px` })} }\n`;
  return (both ? colors(both) : '') + rounding;
}

/** Folder, from the project's, of what is made of the theme. app/globals.css and tsconfig.json name it too. */
const themeFolder = '.theme';

/** Rules of the site's owner, from the project's folder. */
export const ownSheet = 'site.css';

/**
 * Writes what the bundler reads of a theme: its variables, its fonts, and the owner's rules after all others.
 * @param classes of the documents, with spaces between them, for Tailwind; in development it reads the documents itself
 */
export function writeTheme(root: string, theme: Theme, classes = ''): void {
  const folder = join(root, themeFolder);
  writeChanged(join(folder, 'theme.css'), themeSheet(theme) + fontsSheet(root, theme));
  const rules = existsSync(join(root, ownSheet)) ? `@import '../${ownSheet}';\n` : '';
  const utilities = classes && `@source inline(${JSON.stringify(classes)});\n`;
  writeChanged(join(folder, 'index.css'), `@import './theme.css';\n${rules}${utilities}`);
  const fonts = fontsModule(theme);
  if (fonts === undefined) rmSync(join(folder, 'fonts.ts'), { force: true });
  else writeChanged(join(folder, 'fonts.ts'), fonts);
}
