import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { mermaidFolder } from '../site/mermaid-address';
import { removeVersions } from './remove-versions';

const entry = 'mermaid.esm.min.mjs';
const chunkFolder = 'chunks/mermaid.esm.min';

/** Files a module imports at once, itself included, as paths below `dist`. */
function importClosure(dist: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of readFileSync(join(dist, file), 'utf8').matchAll(/(?:import|from)\s*"(\.[^"]+)"/g)) {
    importClosure(dist, posix.join(posix.dirname(file), target), seen);
  }
  return seen;
}

/**
 * Puts mermaid's own browser build below public/, where pages import it from. Sending its 3,000 modules through the
 * bundler took half of a clean build (17 s against 6 s of compiling). The index imports every file of the first step
 * directly, because their chain of imports, seven deep, would cost a round trip each.
 */
export function vendorMermaid(root: string): void {
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
