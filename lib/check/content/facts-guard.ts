import { parseCost } from './complexity';
import type { FileFacts } from './facts';
import type { WorkerTask } from './facts-task';
import { type FactsThread, startFactsThread } from './facts-thread';
import { noFacts } from './file-facts';
import type { ListedFile } from './list-files';

/** Processor time one file may take. */
const limit = 2_000;
const interval = 50;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/**
 * True for the rare file that might take the parser longer than it may: a page of several hundred kilobytes, or one
 * with so many braces or paragraphs that a single brace or export without an end makes it look at everything anew
 * at each of them. Such a file is read where it can be stopped.
 */
export function isRisky(text: string): boolean {
  const stops = Math.max(count(text, /\}/g), count(text, /\n[ \t]*\n/g));
  return text.length * stops > 10_000_000 || parseCost(text) > 200_000;
}

/** Rejects once the process has spent its limit. Processor time, so that a busy machine fails nothing. */
function watch(): { overrun: Promise<never>; end(): void } {
  const start = process.cpuUsage();
  let timer: NodeJS.Timeout | undefined;
  const overrun = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1000 > limit) reject(new RangeError('The file takes too long'));
    }, interval);
  });
  return { overrun, end: () => clearInterval(timer) };
}

const slow = {
  code: 'file/too-complex',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  message: `The file takes longer than ${limit / 1000} s to parse`,
  hint: 'Look for a {, an export or a quote without an end, or split the page.',
};

async function readOne(thread: FactsThread, task: WorkerTask, file: ListedFile): Promise<FileFacts> {
  const { overrun, end } = watch();
  try {
    const [facts] = await Promise.race([thread.run({ ...task, files: [file] }), overrun]);
    return facts ?? noFacts(file.path, file.kind, [slow]);
  } finally {
    end();
  }
}

/** Reads risky files one by one in a thread that is stopped when one of them takes too long. */
export async function readGuarded(task: WorkerTask): Promise<FileFacts[]> {
  const results: FileFacts[] = [];
  let thread: FactsThread | undefined;
  for (const file of task.files) {
    if (!thread) {
      thread = startFactsThread();
      // Loading the parser is not the file's time.
      await thread.run({ ...task, files: [] });
    }
    try {
      results.push(await readOne(thread, task, file));
    } catch {
      await thread.stop();
      thread = undefined;
      results.push(noFacts(file.path, file.kind, [slow]));
    }
  }
  await thread?.stop();
  return results;
}
