import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { FactsTask, FileFacts } from './facts';

/** A thread that reads facts, one portion of files after the other. */
export interface FactsThread {
  /** @throws Error when the thread runs out of memory or is stopped. */
  read(tasks: readonly FactsTask[]): Promise<FileFacts[]>;
  stop(): Promise<unknown>;
}

/** A thread does not inherit the TypeScript loader of its process, so it registers one before it loads anything. */
const module = JSON.stringify(new URL('./facts-worker.ts', import.meta.url).href);
const bootstrap = `import('tsx/esm/api').then(({ register }) => (register(), import(${module})))`;

/** Memory for one file at a time, which may be made to take all there is. */
const narrow = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

/**
 * Starts a thread and waits until it can read.
 * @throws Error where it cannot load TypeScript
 */
export async function startFactsThread(limits: ResourceLimits = narrow): Promise<FactsThread> {
  const worker = new Worker(bootstrap, { eval: true, resourceLimits: limits });
  const exited = once(worker, 'exit').then(() => {
    throw new Error('The thread was stopped');
  });
  // Each reader hears of it; between files it is no failure.
  exited.catch(() => undefined);
  await Promise.race([once(worker, 'message'), exited]);
  return {
    async read(tasks) {
      worker.postMessage(tasks);
      const [facts] = (await Promise.race([once(worker, 'message'), exited])) as [FileFacts[]];
      return facts;
    },
    stop: () => worker.terminate(),
  };
}
