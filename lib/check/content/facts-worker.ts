import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { WorkerTask } from './facts-task';
import { fileFacts } from './file-facts';

parentPort?.on('message', ({ contentDir, allowedKeys, files }: WorkerTask) => {
  parentPort?.postMessage(
    files.map(({ path, kind }) => fileFacts(path, kind, readFileSync(join(contentDir, path)), allowedKeys)),
  );
});
