import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from './temp-folder';

/** A folder whose node_modules/.bin holds these shell scripts. Returns the folder. */
export function fakeTools(scripts: Readonly<Record<string, string>>): string {
  const root = tempFolder();
  const bin = join(root, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return root;
}
