import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Writes files into a folder of their own, which goes away with the test. Returns the folder.
 * @param finished the hook of the test itself, where others run beside it: Vitest's own is that of any of them
 */
export function tempFolder(
  files: Readonly<Record<string, string>> = {},
  finished: (clear: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-site-'));
  finished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
