import type { Shape } from './shapes';

/** Something that takes a text. */
export type Work = (text: string) => unknown;

/** Milliseconds. Less is noise on a busy machine, and so little that it does not matter how it grows. */
const floor = 600;
const mostGrowth = 15;
/** Lengths on the way, and the milliseconds beyond which going on would take minutes or hours. */
const steps = [
  [1_000, 1_000],
  [3_000, 2_000],
] as const;
const short = 10_000;
const long = 100_000;

/** Processor time, so that a busy machine fails nothing. */
async function timed(work: Work, text: string): Promise<number> {
  const start = process.cpuUsage();
  try {
    await work(text);
  } catch {
    // Refusing a text is an answer too.
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function least(known: number, work: Work, text: string): Promise<number> {
  return Math.min(known, await timed(work, text), await timed(work, text));
}

/**
 * Feeds a shape in growing lengths.
 * @returns what is wrong, or undefined where ten times the text costs at most fifteen times the time
 */
export async function growthProblem(work: Work, { name, make }: Shape): Promise<string | undefined> {
  for (const [length, most] of steps) {
    let spent = await timed(work, make(length));
    // The first time, a parser may load itself.
    if (spent > most) spent = await timed(work, make(length));
    if (spent > most) return `${name}: ${length} characters take ${spent.toFixed(0)} ms`;
  }
  const once = await timed(work, make(short));
  if (once > 3_000) return `${name}: ${short} characters take ${once.toFixed(0)} ms`;
  const all = await timed(work, make(long));
  if (all <= Math.max(floor, once * mostGrowth)) return undefined;
  const small = await least(once, work, make(short));
  const large = await least(all, work, make(long));
  return large <= Math.max(floor, small * mostGrowth)
    ? undefined
    : `${name}: ${small.toFixed(1)} ms for ${short} characters, ${large.toFixed(1)} ms for ${long}`;
}
