import type { ListedFile } from './list-files';

/** What a thread is asked to read. */
export interface WorkerTask {
  contentDir: string;
  allowedKeys: readonly string[];
  files: readonly ListedFile[];
}
