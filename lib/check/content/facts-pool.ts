import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FileFacts } from './facts';
import type { ListedFile } from './list-files';

/** What a worker thread is asked to read. */
export interface WorkerTask {
  contentDir: string;
  allowedKeys: readonly string[];
  files: readonly ListedFile[];
}

/** Below this many files a thread takes longer to start than it saves. */
const worthwhile = 150;
const maxThreads = 3;

/** A thread does not inherit the TypeScript loader of its process, so it registers one before it loads anything. */
const bootstrap = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(new URL('./facts-worker.ts', import.meta.url).href)})))`;

function runWorker(task: WorkerTask): Promise<FileFacts[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(bootstrap, { eval: true, workerData: task, resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/**
 * Reads the facts of many files on all cores. The calling thread takes its share; a thread that cannot start (not
 * every host can load TypeScript in one) leaves its share to the caller.
 */
export async function readAllFacts(task: WorkerTask, read: (file: ListedFile) => FileFacts): Promise<FileFacts[]> {
  const threads = task.files.length < worthwhile ? 1 : Math.min(availableParallelism(), maxThreads);
  const shares = Array.from({ length: threads }, (_, share) => task.files.filter((_file, index) => index % threads === share));
  const [own = [], ...others] = shares;
  const started = others.map((files) => runWorker({ ...task, files }).catch(() => files.map(read)));
  // The other threads start while this one waits a moment, and run while it works.
  await new Promise((resolve) => setImmediate(resolve));
  return [own.map(read), ...(await Promise.all(started))].flat();
}
