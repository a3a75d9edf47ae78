import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, posix } from 'node:path';
import { mathFolder, mermaidFolder } from '../site/vendor-folders';

/**
 * Removes all versions of a package that earlier builds have put below public/, and nothing else.
 * @param folder of a version, below public/. Its name up to the first hyphen is the name of the package.
 */
export function removeVersions(root: string, folder: string): void {
  const parent = join(root, 'public', dirname(folder));
  const name = basename(folder).replace(/-.*$/, '-');
  const old = existsSync(parent) ? readdirSync(parent).filter((entry) => entry.startsWith(name)) : [];
  for (const entry of old) rmSync(join(parent, entry), { recursive: true, force: true });
}

const entry = 'mermaid.esm.min.mjs';
const chunkFolder = 'chunks/mermaid.esm.min';

/** A module and all its static imports, as paths below `dist`. */
function importClosure(dist: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of readFileSync(join(dist, file), 'utf8').matchAll(/(?:import|from)\s*"(\.[^"]+)"/g)) {
    importClosure(dist, posix.join(posix.dirname(file), target), seen);
  }
  return seen;
}

/**
 * Copies mermaid's own browser build below public/, where pages import it from. Bundling its 3,000 modules took half of a
 * clean build (17 s against 6 s of compiling). The index imports all files of the first step directly, because their chain
 * of imports, seven deep, would need a round trip each.
 */
function vendorMermaid(root: string): void {
  const folder = join(root, 'public', mermaidFolder);
  if (existsSync(join(folder, 'index.mjs'))) return;
  removeVersions(root, mermaidFolder);
  const dist = dirname(createRequire(join(root, 'package.json')).resolve('mermaid'));
  mkdirSync(join(folder, chunkFolder), { recursive: true });
  copyFileSync(join(dist, entry), join(folder, entry));
  for (const file of readdirSync(join(dist, chunkFolder)).filter((name) => name.endsWith('.mjs'))) {
    copyFileSync(join(dist, chunkFolder, file), join(folder, chunkFolder, file));
  }
  const imports = [...importClosure(dist, entry)].map((file) => `import './${file}';`);
  writeFileSync(join(folder, 'index.mjs'), `${imports.join('\n')}\nexport { default } from './${entry}';\n`);
}

/** Font formats for browsers without WOFF 2, which the site does not support anyway. */
const oldFormats = /,url\([^)]+\) format\("(?:woff|truetype)"\)/g;

/**
 * Copies the style sheet and fonts of KaTeX below public/, where pages with formulas load them. The bundler would add them
 * to the style sheet of every page. A site without formulas gets none of it.
 */
function vendorKatex(root: string, wanted: boolean): void {
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

/**
 * Copies the parts of packages that browsers load below public/: mermaid, and KaTeX on a site with formulas.
 * @param math whether the site has formulas
 */
export function vendorPackages(root: string, math: boolean): void {
  vendorMermaid(root);
  vendorKatex(root, math);
}
