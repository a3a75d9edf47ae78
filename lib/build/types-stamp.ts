import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const file = '.cache/types-checked';

/** True where the types of sources with this fingerprint have been checked and found right. */
export function areTypesChecked(root: string, fingerprint: string): boolean {
  try {
    return readFileSync(join(root, file), 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

/** Remembers sources whose types are right. */
export function rememberTypes(root: string, fingerprint: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), fingerprint);
}
