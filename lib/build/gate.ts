import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often either side looks, in milliseconds. */
const interval = 20;

/** Where a build meets Next: Next starts and compiles while content is read, and asks which pages there are when both are done. */
export interface Gate {
  /** What Next has to know of it. */
  env: Readonly<Record<string, string>>;
  /** Says that Next has nothing to compile. Where it has, it says so itself (next.config.mjs). */
  sayCompiled(): void;
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
  const compiled = join(folder, 'compiled');
  return {
    env: { BUILD_GATE: folder, BUILD_PID: String(process.pid) },
    sayCompiled: () => writeFileSync(compiled, ''),
    async compiled(signal) {
      while (!signal.aborted && !existsSync(compiled)) await sleep(interval);
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
 * Waits until the content is read. Without a build around, as in development, there is nothing to wait for.
 * @throws Error when the build is gone that would open the gate
 */
export async function waitForContent({ BUILD_GATE: folder, BUILD_PID: pid }: NodeJS.ProcessEnv): Promise<void> {
  if (folder === undefined) return;
  while (!existsSync(join(folder, 'open'))) {
    if (!isAlive(Number(pid))) throw new Error('The build that started Next has ended.');
    await sleep(interval);
  }
}
