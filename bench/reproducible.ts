import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../lib/node/hash';
import { listFiles } from '../lib/node/walk-files';
import { printTable } from './print-table';
import { caches, measureBuild } from './run-measured';

const folder = '.cache/bench';

/** Hash of every file of a folder, by path. */
function hashes(dir: string): Map<string, string> {
  return new Map(listFiles(dir).map((file) => [file, hash(readFileSync(join(dir, file)))]));
}

/**
 * Builds the real content from nothing, again over warm caches, and from nothing once more.
 * @throws Error that names the files that are not the same, byte by byte, in all three
 */
export async function benchReproducible(): Promise<void> {
  const builds = [
    { name: 'clean', isClean: true },
    { name: 'warm', isClean: false },
    { name: 'clean again', isClean: true },
  ];
  const results: { name: string; files: Map<string, string> }[] = [];
  for (const { name, isClean } of builds) {
    for (const cache of [...caches, 'public/vendor']) if (isClean) rmSync(cache, { recursive: true, force: true });
    const out = join(folder, 'out-again');
    await measureBuild(['--content', 'content', '--out', out]);
    results.push({ name, files: hashes(out) });
  }
  const first = results[0]?.files ?? new Map<string, string>();
  const differing = new Set<string>();
  const rows = results.map(({ name, files }) => {
    const others = new Set([...first.keys(), ...files.keys()]);
    const changed = [...others].filter((file) => files.get(file) !== first.get(file));
    for (const file of changed) differing.add(file);
    return { build: name, files: files.size, 'unlike the first': changed.length };
  });
  printTable(rows);
  if (differing.size > 0) throw new Error(`Builds of the same sources differ in ${[...differing].join(', ')}.`);
}
