import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FileFacts } from './facts';
import { isRisky, readGuarded } from './facts-guard';
import type { WorkerTask } from './facts-task';
import { startFactsThread } from './facts-thread';
import { fileFacts } from './file-facts';
import type { ListedFile } from './list-files';

/** Below this many files a thread takes longer to start than it saves. */
const worthwhile = 150;
const maxThreads = 3;
/** No shorter file is risky. */
const riskyLength = 5_000;

async function readShare(task: WorkerTask): Promise<FileFacts[]> {
  const thread = startFactsThread();
  const facts = await thread.run(task);
  await thread.stop();
  return facts;
}

/**
 * Reads the facts of many files on all cores. The calling thread takes its share; a thread that cannot start (not
 * every host can load TypeScript in one) leaves its share to the caller.
 */
export async function readAllFacts(task: WorkerTask): Promise<FileFacts[]> {
  const { contentDir, allowedKeys } = task;
  const bytesOf = ({ path }: ListedFile) => readFileSync(join(contentDir, path));
  const read = (file: ListedFile) => fileFacts(file.path, file.kind, bytesOf(file), allowedKeys);
  const risky = task.files.filter((file) => {
    const bytes = bytesOf(file);
    return bytes.length > riskyLength && isRisky(bytes.toString());
  });
  const files = risky.length > 0 ? task.files.filter((file) => !risky.includes(file)) : task.files;
  const threads = files.length < worthwhile ? 1 : Math.min(availableParallelism(), maxThreads);
  const shares = Array.from({ length: threads }, (_, share) =>
    files.filter((_file, index) => index % threads === share),
  );
  const [own = [], ...others] = shares;
  const started = others.map((share) => readShare({ ...task, files: share }).catch(() => share.map(read)));
  // The other threads start while this one waits a moment, and run while it works.
  await new Promise((resolve) => setImmediate(resolve));
  const facts = [own.map(read), ...(await Promise.all(started))].flat();
  const guarded = await readGuarded({ ...task, files: risky }).catch(() => risky.map(read));
  return [...facts, ...guarded];
}
