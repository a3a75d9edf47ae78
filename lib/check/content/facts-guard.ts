import { fileStart } from '../../report/place';
import { parseCost } from './complexity';
import { type FactsTask, type FileFacts, noFacts } from './facts';
import { startFactsThread } from './facts-thread';
import { count } from './find-code';

/** Processor time one file may take. */
const limit = 4_000;
const interval = 50;
/** Shorter files are never risky. */
const riskyLength = 5_000;

/**
 * Whether a file might take the parser too long: it has several hundred kilobytes, or so many braces or paragraphs that an
 * unclosed brace or export makes the parser start over at each of them. Such a file is read in a thread that can be stopped.
 */
export function isRisky(bytes: Uint8Array): boolean {
  if (bytes.length <= riskyLength) return false;
  const text = new TextDecoder().decode(bytes);
  const stops = Math.max(count(text, /\}/g), count(text, /\n[ \t]*\n/g));
  return text.length * stops > 10_000_000 || parseCost(text) > 200_000;
}

/** Rejects when the process has used its limit of processor time, which does not depend on the load of the machine. */
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
  ...fileStart,
  message: `The file takes longer than ${limit / 1000} s to parse`,
  hint: 'Look for a {, an export or a quote without an end, or split the page.',
};

/** Creates a reader for risky files. Its thread, which can be stopped, starts with the first file, and again after each stopped file. */
export function createFactsGuard() {
  let thread: Awaited<ReturnType<typeof startFactsThread>> | undefined;
  async function end(): Promise<void> {
    await thread?.stop();
    thread = undefined;
  }
  return {
    async read(task: FactsTask): Promise<FileFacts> {
      thread ??= await startFactsThread();
      const { overrun, end: endWatch } = watch();
      try {
        const [facts] = await Promise.race([thread.read([task]), overrun]);
        return facts ?? noFacts(task, [slow]);
      } catch {
        await end();
        return noFacts(task, [slow]);
      } finally {
        endWatch();
      }
    },
    end,
  };
}
