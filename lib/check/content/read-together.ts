import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { FactsTask, FileFacts } from './facts';
import { startFactsThread } from './facts-thread';
import { fileFacts } from './file-facts';

/**
 * Has V8 collect garbage before the heap has grown by half, for the whole process. A sync of a thousand documents, whose
 * check leaves much behind, then takes 230 MiB in place of 300 to 370, and no longer.
 */
function collectEarly(): void {
  setFlagsFromString('--heap-growing-percent=30');
}

/** Fewer files are read before a second thread has loaded what it reads them with. */
const worthwhile = 200;
/** From here on memory comes before time: reading leaves much behind, and what is known of each file stays. */
const many = 2000;
/** Files that the thread takes at a time. */
const portion = 20;

/** Reads the bytes of a file, only when its turn comes: those of thousands take more memory than all that is known of them. */
type Load<File> = (file: File) => FactsTask;

/** Lets the thread take portions from the end of the queue, until nothing is left. */
async function help<File>(queue: File[], load: Load<File>, found: Map<string, FileFacts>): Promise<void> {
  const thread = await startFactsThread({ maxOldGenerationSizeMb: 1024 });
  try {
    for (let some = queue.splice(-portion); some.length > 0; some = queue.splice(-portion))
      for (const facts of await thread.read(some.map(load))) found.set(facts.path, facts);
  } finally {
    await thread.stop();
  }
}

/**
 * Reads many files with two processors. Returns what was read by path: nothing of a few files, and nothing where there is one
 * processor; a thread that fails leaves its portion to the caller.
 */
export async function readTogether<File>(
  files: readonly File[],
  load: Load<File>,
): Promise<ReadonlyMap<string, FileFacts>> {
  const found = new Map<string, FileFacts>();
  if (files.length < worthwhile || availableParallelism() < 2) return found;
  if (files.length > many) collectEarly();
  const queue = [...files];
  const helped = help(queue, load, found).catch(() => undefined);
  for (let file = queue.shift(); file; file = queue.shift()) {
    const task = load(file);
    // A copy: words of the original keep the whole text of the file in memory, which is a third of what a large site takes.
    found.set(task.path, structuredClone(fileFacts(task)));
    // What the thread has read comes in between.
    await nextTurn();
  }
  await helped;
  return found;
}
