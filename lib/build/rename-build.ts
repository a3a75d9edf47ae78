import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of an export that may name the build. */
const named = /\.(html|txt|json|js)$/;

/** Gives an export the name of another build, in its files and in those of its folders that are named after it. */
export function renameBuild(stage: string, from: string, to: string): void {
  if (from === to) return;
  for (const entry of readdirSync(stage, { withFileTypes: true })) {
    const path = join(stage, entry.name);
    if (entry.isDirectory()) {
      renameBuild(path, from, to);
      if (entry.name === from) renameSync(path, join(stage, to));
    } else if (named.test(entry.name)) {
      const text = readFileSync(path, 'utf8');
      if (text.includes(from)) writeFileSync(path, text.replaceAll(from, to));
    }
  }
}
