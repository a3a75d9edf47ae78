import 'server-only';
import { type LastUpdate, lastUpdateOf, readLastUpdates } from '../files/last-update';
import type { Doc, Post } from '../types';
import { contentDir } from './store';

const lastUpdates = readLastUpdates(contentDir);

/** When a document of this build was changed last; null where nothing tells. Git is asked once a process. */
export function knownLastUpdate({ frontMatter, path, file }: Doc | Post): LastUpdate | null {
  return lastUpdateOf(frontMatter, file ?? path, lastUpdates);
}
