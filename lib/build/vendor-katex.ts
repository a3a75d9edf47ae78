import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { mathFolder } from '../site/math-address';
import { removeVersions } from './remove-versions';

/** Formats of fonts for browsers without WOFF 2, which no browser the site works in is. */
const oldFormats = /,url\([^)]+\) format\("(?:woff|truetype)"\)/g;

/**
 * Puts the style sheet and fonts of KaTeX below public/, where pages with formulas ask for them. The bundler would put them
 * into the style sheet of every page. Nothing is left there for a site without formulas.
 */
export function vendorKatex(root: string, wanted: boolean): void {
  const folder = join(root, 'public', mathFolder);
  if (wanted && existsSync(join(folder, 'math.css'))) return;
  removeVersions(root, mathFolder);
  if (!wanted) return;
  const dist = dirname(createRequire(join(root, 'package.json')).resolve('katex'));
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  for (const name of readdirSync(join(dist, 'fonts')).filter((file) => file.endsWith('.woff2')))
    copyFileSync(join(dist, 'fonts', name), join(folder, 'fonts', name));
  const styles = readFileSync(join(dist, 'katex.min.css'), 'utf8').replace(oldFormats, '');
  writeFileSync(join(folder, 'math.css'), styles + readFileSync(join(root, 'lib/build/math.css'), 'utf8'));
}
