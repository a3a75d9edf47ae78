import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FactsTask, FileFacts } from './facts';

/** A thread that reads facts, one file after the other. */
export interface FactsThread {
  /** @throws Error when the thread runs out of memory or is stopped. */
  read(task: FactsTask): Promise<FileFacts>;
  stop(): Promise<unknown>;
}

/** A thread does not inherit the TypeScript loader of its process, so it registers one before it loads anything. */
const module = JSON.stringify(new URL('./facts-worker.ts', import.meta.url).href);
const bootstrap = `import('tsx/esm/api').then(({ register }) => (register(), import(${module})))`;

/**
 * Starts a thread and waits until it can read.
 * @throws Error where it cannot load TypeScript
 */
export async function startFactsThread(): Promise<FactsThread> {
  const limits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };
  const worker = new Worker(bootstrap, { eval: true, resourceLimits: limits });
  const exited = once(worker, 'exit').then(() => {
    throw new Error('The thread was stopped');
  });
  // Each reader hears of it; between files it is no failure.
  exited.catch(() => undefined);
  await Promise.race([once(worker, 'message'), exited]);
  return {
    async read(task) {
      worker.postMessage(task);
      const [facts] = (await Promise.race([once(worker, 'message'), exited])) as [FileFacts];
      return facts;
    },
    stop: () => worker.terminate(),
  };
}
