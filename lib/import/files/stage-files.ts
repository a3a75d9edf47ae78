import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putCopy, putFile } from '../../node/put-file';
import type { PlannedFile } from './planned-file';

/** Hash of a file in the manifest. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

/** Files of an import in a folder of their own, by path with their hashes. */
export interface Staged {
  stage: string;
  files: Map<string, string>;
}

/** Writes planned files into a folder. */
export function stageFiles({ stage, files }: Staged, planned: readonly PlannedFile[]): void {
  for (const { to, file, text } of planned) {
    const target = join(stage, to);
    if (text !== undefined) putFile(target, text);
    else if (file !== undefined) putCopy(file, target);
    else continue;
    files.set(to, hashOf(text ?? readFileSync(target)));
  }
}
