import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often either side looks, in milliseconds. */
const interval = 50;

/** Where a build meets Next once it has compiled: Next compiles while content is read, and renders when both are done. */
export interface Gate {
  /** What Next has to know of it. */
  env: Readonly<Record<string, string>>;
  /** Resolves once Next has compiled, or `signal` is aborted. */
  compiled(signal: AbortSignal): Promise<void>;
  /** Lets Next render. */
  open(): void;
}

/** Makes the gate of a build, which is shut. */
export function makeGate(root: string): Gate {
  const folder = join(root, '.cache/gate');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return {
    env: { BUILD_GATE: folder, BUILD_PID: String(process.pid) },
    async compiled(signal) {
      while (!signal.aborted && !existsSync(join(folder, 'compiled'))) await sleep(interval);
    },
    open: () => writeFileSync(join(folder, 'open'), ''),
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * What Next does once it has compiled (`compiler.runAfterProductionCompile`): says so, and waits until the content is read.
 * @throws Error when the build is gone that would open the gate
 */
export async function waitAtGate({ BUILD_GATE: folder, BUILD_PID: pid }: NodeJS.ProcessEnv): Promise<void> {
  if (folder === undefined) return;
  writeFileSync(join(folder, 'compiled'), '');
  while (!existsSync(join(folder, 'open'))) {
    if (!isAlive(Number(pid))) throw new Error('The build that started Next has ended.');
    await sleep(interval);
  }
}
