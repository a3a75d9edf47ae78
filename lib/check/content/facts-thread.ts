import { Worker } from 'node:worker_threads';
import type { FileFacts } from './facts';
import type { WorkerTask } from './facts-task';

/** A thread that reads facts, one task after the other. */
export interface FactsThread {
  run(task: WorkerTask): Promise<FileFacts[]>;
  stop(): Promise<unknown>;
}

/** A thread does not inherit the TypeScript loader of its process, so it registers one before it loads anything. */
const module = JSON.stringify(new URL('./facts-worker.ts', import.meta.url).href);
const bootstrap = `import('tsx/esm/api').then(({ register }) => (register(), import(${module})))`;

/** Starts a thread. Its tasks fail where it cannot load TypeScript, or runs out of memory. */
export function startFactsThread(): FactsThread {
  const limits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };
  const worker = new Worker(bootstrap, { eval: true, resourceLimits: limits });
  worker.unref();
  let failure: unknown;
  worker.on('error', (error) => {
    failure = error;
  });
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        worker.ref();
        worker.once('message', (facts: FileFacts[]) => {
          worker.unref();
          resolve(facts);
        });
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('The thread was stopped')));
        worker.postMessage(task);
      }),
    stop: () => worker.terminate(),
  };
}
