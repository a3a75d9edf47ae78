import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { bundle } from '../../node/bundle.mjs';
import type { FactsTask, FileFacts } from './facts';

/** A thread that reads facts, one portion of files after the other. */
export interface FactsThread {
  /** @throws Error when the thread runs out of memory or is stopped. */
  read(tasks: readonly FactsTask[]): Promise<FileFacts[]>;
  stop(): Promise<unknown>;
}

/** Memory for one file at a time, because a hostile file might use all there is. */
const narrow = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

/**
 * Starts a thread and waits until it can read.
 * @throws Error where its code cannot be loaded
 */
export async function startFactsThread(limits: ResourceLimits = narrow): Promise<FactsThread> {
  const worker = new Worker(await bundle('lib/check/content/facts-worker.ts'), { resourceLimits: limits });
  const exited = once(worker, 'exit').then(() => {
    throw new Error('The thread was stopped');
  });
  // Each read() rejects by it. Between reads it is no failure.
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
