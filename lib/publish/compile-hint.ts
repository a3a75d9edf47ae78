import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../node/walk-files';

/**
 * Makes Chromium compile all functions of a script in the background while it loads, not each at its first call, which
 * blocks the page. It must be the first line (https://v8.dev/blog/explicit-compile-hints).
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the scripts of an export. Most of their code runs at once: optional parts are in other scripts.
 * @param root folder of the export
 */
export function hintCompilation(root: string): void {
  for (const file of filesBelow(join(root, '_next/static/chunks')).filter((path) => path.endsWith('.js'))) {
    const text = readFileSync(file, 'utf8');
    if (!text.startsWith(hint)) writeFileSync(file, hint + text);
  }
}
