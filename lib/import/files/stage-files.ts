import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putCopy, putFile } from '../../node/put-file';
import type { PlannedFile } from './planned-file';

/** Hash of a file in the manifest. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Writes planned files into a folder. Returns path → hash. */
export function stageFiles(stage: string, files: readonly PlannedFile[]): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const { to, file, text } of files) {
    const target = join(stage, to);
    if (text !== undefined) putFile(target, text);
    else if (file !== undefined) putCopy(file, target);
    else continue;
    hashes.set(to, hashOf(text ?? readFileSync(target)));
  }
  return hashes;
}
