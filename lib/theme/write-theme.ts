import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../schema/theme';
import { fontsModule, fontsSheet } from './fonts-module';
import { themeSheet } from './sheet';

/** Folder, from the project's, of what is made of the theme. app/globals.css and tsconfig.json name it too. */
const themeFolder = '.theme';

/** Rules of the site's owner, from the project's folder. */
export const ownSheet = 'site.css';

/** Leaves a file alone that is right already: a development server would compile everything again. */
function write(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Writes what the bundler reads of a theme: its variables, its fonts, and the owner's rules after all others. */
export function writeTheme(root: string, theme: Theme): void {
  const folder = join(root, themeFolder);
  mkdirSync(folder, { recursive: true });
  write(join(folder, 'theme.css'), themeSheet(theme) + fontsSheet(root, theme));
  const rules = existsSync(join(root, ownSheet)) ? `@import '../${ownSheet}';\n` : '';
  write(join(folder, 'index.css'), `@import './theme.css';\n${rules}`);
  const fonts = fontsModule(theme);
  if (fonts === undefined) rmSync(join(folder, 'fonts.ts'), { force: true });
  else write(join(folder, 'fonts.ts'), fonts);
}
