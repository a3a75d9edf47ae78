import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const named = /\.(html|txt|json|js)$/;

/** Replaces the name of the build in an export, in files and in names of folders. */
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
