import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Has Chromium compile all functions of a script while it arrives, beside the page: https://v8.dev/blog/explicit-compile-hints.
 * Without it each is compiled when it is first called, and the page does nothing else meanwhile. It must be the first line.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the hint into the scripts of an export: most of what they hold runs as soon as they are there, because what a page can
 * do without is in scripts of its own.
 * @param root folder of the export
 */
export function hintCompilation(root: string): void {
  const folder = join(root, '_next/static/chunks');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (!text.startsWith(hint)) writeFileSync(file, hint + text);
  }
}
