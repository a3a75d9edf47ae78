import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a build keeps for the next one. */
export const caches = [
  '.next',
  '.contentlayer',
  '.cache/content-check',
  '.cache/markdown',
  '.cache/pages',
  '.cache/social-images',
];

export interface MeasuredRun {
  seconds: number;
  /** Highest sum of the resident memory of the program and all it started, in MiB. */
  peakMiB: number;
  /** Processor time of the program and all it started; 0 where there is no /proc. */
  cpuSeconds: number;
}

/** Processor seconds of the children of this process that have ended, with theirs. */
function childrenCpu(): number {
  try {
    // The name in brackets may hold blanks. Clock ticks are hundredths of a second on every Linux that Node runs on.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return 0;
  }
}

/** Resident memory of a process and everything it started in bytes, from /proc; 0 where there is none. */
export function treeMemory(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number);
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096 + children.reduce((sum, child) => sum + treeMemory(child), 0);
  } catch {
    return 0;
  }
}

type Environment = Readonly<Record<string, string>>;

async function measure(command: string, args: readonly string[], env: Environment): Promise<MeasuredRun> {
  const start = performance.now();
  const cpuBefore = childrenCpu();
  const program = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  let peak = 0;
  program.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  program.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(program.pid ?? 0));
  }, 200);
  const code = await new Promise<number | null>((done) => program.on('close', done));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return {
    seconds: (performance.now() - start) / 1000,
    peakMiB: peak / 2 ** 20,
    cpuSeconds: childrenCpu() - cpuBefore,
  };
}

/**
 * Runs one of the project's scripts and measures it.
 * @param env variables it gets beside those of this process
 * @throws Error with what it printed when it fails
 */
export function runMeasured(script: string, args: readonly string[], env: Environment = {}): Promise<MeasuredRun> {
  return measure(process.execPath, ['lib/node/run.mjs', script, ...args], env);
}

/** Milliseconds that work takes in this process. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Measures `npm run build`, as `runMeasured` does. */
export function measureBuild(args: readonly string[], env: Environment = {}): Promise<MeasuredRun> {
  return measure('npm', ['run', 'build', '--', ...args], env);
}
