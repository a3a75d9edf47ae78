import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import postcss from 'postcss';
import ownSheet from './postcss-own-sheet.cjs';

// Compiles app/globals.css with Tailwind into a file: `node lib/theme/compile-sheet.mjs .theme/all.css`. A build does so
// before Next starts: Next itself would read all modules first, and then do nothing else until the sheet is ready.
const [, , file] = process.argv;
const from = resolve('app/globals.css');
try {
  const { css } = await postcss([ownSheet()]).process(readFileSync(from, 'utf8'), { from, map: false });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, css);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
