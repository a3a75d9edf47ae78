import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Parent of a process by its id; undefined where the process is gone, or this system does not say. */
export function parentOf(pid: number): number | undefined {
  if (process.platform === 'linux') {
    try {
      // The name of the program stands in parentheses and may hold any character.
      const [, parent] = /\) \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return parent === undefined ? undefined : Number(parent);
    } catch {
      return undefined;
    }
  }
  if (process.platform === 'win32') return undefined;
  const parent = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  return parent > 0 ? parent : undefined;
}
