import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tempFolder } from '../../../temp-folder';

/**
 * A folder of packages with the font of the pictures and parts of further ones: a few letters of each, which
 * `pyftsubset --text=… --flavor=woff --layout-features='*' --name-IDs='' --no-hinting` left of the files of fontsource.
 */
export function fontModules(...fonts: readonly ('arabic' | 'jp' | 'sc')[]): string {
  const modules = tempFolder();
  const scope = join(modules, '@fontsource');
  mkdirSync(scope);
  symlinkSync(resolve('node_modules/@fontsource/inter'), join(scope, 'inter'), 'dir');
  for (const font of fonts)
    cpSync(`tests/fixtures/letters/noto-sans-${font}`, join(scope, `noto-sans-${font}`), { recursive: true });
  return modules;
}
