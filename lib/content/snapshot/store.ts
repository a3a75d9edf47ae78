import 'server-only';
import { join } from 'node:path';
import { type LastUpdate, lastUpdateOf, readLastUpdates } from '../files/last-update';
import type { Doc, Post } from '../types';

export const contentDir = join(process.cwd(), process.env['CONTENT_DIR'] ?? 'content');

const lastUpdates = readLastUpdates(contentDir);

/** Date of the last change of a document; null if unknown. Asks git once a process. */
export function knownLastUpdate({ frontMatter, path, file }: Doc | Post): LastUpdate | null {
  return lastUpdateOf(frontMatter, file ?? path, lastUpdates);
}
