import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../schema/theme';
import { writeChanged } from '../node/write-whole';
import { fontsModule, fontsSheet } from './fonts-module';
import { iconPicture } from './line-icons';
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

/** The changes of a theme to app/styles/tokens.css, as a style sheet; empty for the default theme. */
function themeSheet(theme: Pick<Theme, 'color' | 'radius'>): string {
  const both = palettes(theme);
  const rounding = theme.radius === defaultRadius ? '' : `:root { ${declarations({ radius: `${theme.radius}px` })} }\n`;
  return (both ? colors(both) : '') + rounding;
}

/** Folder for the files of the theme, relative to the project's folder. app/globals.css and tsconfig.paths.json name it too. */
const themeFolder = '.theme';

/** The style sheet of a build, relative to the project's folder (compile-sheet.mjs). next.config.mjs names it too. */
export const compiledSheet = `${themeFolder}/all.css`;

/** Style sheet of the site's owner, relative to the project's folder. */
export const ownSheet = 'site.css';

/**
 * Writes the files of a theme for the bundler: its variables, icons and fonts, and the owner's rules after all others.
 * @param classes of the documents, separated by spaces, for Tailwind. In development Tailwind reads the documents itself.
 */
export function writeTheme(root: string, theme: Theme, classes = ''): void {
  const folder = join(root, themeFolder);
  writeChanged(join(folder, 'theme.css'), themeSheet(theme) + fontsSheet(root, theme));
  const rules = existsSync(join(root, ownSheet)) ? `@import '../${ownSheet}';\n` : '';
  const utilities = classes && `@source inline(${JSON.stringify(classes)});\n`;
  writeChanged(join(folder, 'index.css'), `@import './theme.css';\n${rules}${utilities}`);
  writeChanged(join(folder, 'icons.svg'), iconPicture());
  const fonts = fontsModule(theme);
  if (fonts === undefined) rmSync(join(folder, 'fonts.ts'), { force: true });
  else writeChanged(join(folder, 'fonts.ts'), fonts);
}
