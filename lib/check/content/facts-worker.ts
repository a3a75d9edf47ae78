import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerTask } from './facts-pool';
import { fileFacts } from './file-facts';

const { contentDir, allowedKeys, files } = workerData as WorkerTask;

parentPort?.postMessage(files.map(({ path, kind }) => fileFacts(path, kind, readFileSync(join(contentDir, path)), allowedKeys)));
