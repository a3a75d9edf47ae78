import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { attempt } from '../report/attempt';

/** Interval of both sides, in milliseconds. */
const interval = 20;

/**
 * Synchronises a build with Next. Next starts and compiles while the content is read. It asks for the list of pages when
 * both are done: the gate is closed at first.
 */
export function makeGate(root: string) {
  const folder = join(root, '.cache/gate');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compiled = join(folder, 'compiled');
  return {
    /** Variables for Next. */
    env: { BUILD_GATE: folder, BUILD_PID: String(process.pid) },
    /** Reports that there is nothing to compile. Otherwise Next reports that itself (next.config.mjs). */
    sayCompiled: () => writeFileSync(compiled, ''),
    /** Resolves once Next has compiled, or `signal` is aborted. */
    async compiled(signal: AbortSignal): Promise<void> {
      while (!signal.aborted && !existsSync(compiled)) await sleep(interval);
    },
    /** Lets Next render. */
    open: () => writeFileSync(join(folder, 'open'), ''),
  };
}

/**
 * Waits until the content is read. In development there is no gate and nothing to wait for.
 * @throws Error if the build that would open the gate has ended
 */
export async function waitForContent({ BUILD_GATE: folder, BUILD_PID: pid }: NodeJS.ProcessEnv): Promise<void> {
  if (folder === undefined) return;
  while (!existsSync(join(folder, 'open'))) {
    const isAlive = attempt(() => process.kill(Number(pid), 0), false);
    if (!isAlive) throw new Error('The build that started Next has ended.');
    await sleep(interval);
  }
}
