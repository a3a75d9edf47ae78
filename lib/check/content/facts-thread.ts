import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { bundle } from '../../node/bundle.mjs';
import type { FactsTask, FileFacts } from './facts';

/** A thread that reads facts, one batch of files after the other. */
export interface FactsThread {
  /** @throws Error if the thread runs out of memory or is stopped */
  read(tasks: readonly FactsTask[]): Promise<FileFacts[]>;
  stop(): Promise<unknown>;
}

/** Memory limit for one file, because a hostile file might use all there is. */
const narrow = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

/**
 * Starts a thread and waits until it is ready.
 * @throws Error if its code cannot be loaded
 */
export async function startFactsThread(limits: ResourceLimits = narrow): Promise<FactsThread> {
  const worker = new Worker(await bundle('lib/check/content/facts-worker.ts'), { resourceLimits: limits });
  const exited = once(worker, 'exit').then(() => {
    throw new Error('The thread was stopped');
  });
  // A pending read() rejects with it. Otherwise it is no failure.
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
