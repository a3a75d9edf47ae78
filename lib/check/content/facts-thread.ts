import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { bundle } from '../../node/bundle.mjs';
import type { FactsTask, FileFacts } from './facts';
import { fileFacts } from './file-facts';

/** Memory limit for one file, because a hostile file might use all there is. */
const narrow = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

/** Starts a thread and waits until it is ready. @throws Error if its code cannot be loaded */
export async function startFactsThread(limits: ResourceLimits = narrow) {
  const worker = new Worker(await bundle('lib/check/content/facts-worker.ts'), { resourceLimits: limits });
  const exited = once(worker, 'exit').then(() => {
    throw new Error('The thread was stopped');
  });
  // A pending read() rejects with it. Otherwise it is no failure.
  exited.catch(() => undefined);
  await Promise.race([once(worker, 'message'), exited]);
  return {
    /** Reads one batch of files after the other. @throws Error if the thread runs out of memory or is stopped */
    async read(tasks: readonly FactsTask[]): Promise<FileFacts[]> {
      worker.postMessage(tasks);
      const [facts] = (await Promise.race([once(worker, 'message'), exited])) as [FileFacts[]];
      return facts;
    },
    stop: () => worker.terminate(),
  };
}

/** Fewer files are read before a second thread is ready. */
const worthwhile = 200;
/** From here on memory matters more than time, as the facts of each file are kept. */
const many = 2000;
/** Files in a batch of the thread. */
const portion = 20;

/** Reads the bytes of a file when it is needed. Those of thousands take more memory than all facts. */
type Load<File> = (file: File) => FactsTask;

/** Lets the thread take batches from the end of the queue until it is empty. */
async function help<File>(queue: File[], load: Load<File>, found: Map<string, FileFacts>): Promise<void> {
  const thread = await startFactsThread({ maxOldGenerationSizeMb: 1024 });
  try {
    for (let some = queue.splice(-portion); some.length > 0; some = queue.splice(-portion))
      for (const facts of await thread.read(some.map(load))) found.set(facts.path, facts);
  } finally {
    await thread.stop();
  }
}

/** Reads many files on two processors. Returns facts by path, and leaves files out that the caller has to read itself. */
export async function readTogether<File>(files: readonly File[], load: Load<File>) {
  const found = new Map<string, FileFacts>();
  if (files.length < worthwhile || availableParallelism() < 2) return found;
  // V8 collects garbage early then, in the whole process: a sync of a thousand documents takes 230 MiB, not 300 to 370.
  if (files.length > many) setFlagsFromString('--heap-growing-percent=30');
  const queue = [...files];
  const helped = help(queue, load, found).catch(() => undefined);
  for (let file = queue.shift(); file; file = queue.shift()) {
    const task = load(file);
    // Copied, because substrings of the original keep the whole text of the file in memory, a third of the total for a large
    // site.
    found.set(task.path, structuredClone(fileFacts(task)));
    // Lets results of the thread in.
    await nextTurn();
  }
  await helped;
  return found;
}
