import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureOutput } from '../content/snapshot/snapshot-file';
import { hash } from '../node/hash';
import { putFile } from '../node/put-file';

function typesHash(root: string): string {
  const schema = join(root, 'schema');
  const files = [join(root, 'contentlayer.config.ts'), ...readdirSync(schema).map((name) => join(schema, name))];
  return hash(Buffer.concat(files.sort().map((file) => readFileSync(file))));
}

/**
 * Clears Contentlayer's output if it was made from another content folder or other document types. Its cache compares only
 * relative paths and times, so it would mix up documents of two folders, and it never deletes files. Afterwards the pointer
 * to the content, which pages import, exists.
 * @param contentDir content folder, as it is passed to Contentlayer
 */
export function prepareContentlayerOutput(root: string, contentDir: string): void {
  const output = join(root, '.contentlayer');
  const note = join(output, 'made-from.json');
  const origin = JSON.stringify({ contentDir, types: typesHash(root) });
  if (!existsSync(note) || readFileSync(note, 'utf8') !== origin) {
    rmSync(output, { recursive: true, force: true });
    putFile(note, origin);
  }
  ensureOutput(output);
}
