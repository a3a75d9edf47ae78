import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { isHeld, listenAt, listenByName } from './lock-socket';

/** Name of the socket in the folder of a turn. */
const socketName = 'held';

/** Age in milliseconds of a turn that a killed process has not put in place. */
const abandonedMs = 60_000;

/** Error codes of file systems without sockets. */
const noSockets = new Set(['EPERM', 'EOPNOTSUPP', 'ENOTSUP', 'ENOSYS', 'EINVAL']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function turnsIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d{1,15}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Deletes old turns, which nobody uses. They may also stay. */
function tidy(folder: string, turn: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    try {
      const isOld = /^\d+$/.test(name)
        ? Number(name) < turn
        : Date.now() - statSync(path).mtimeMs > abandonedMs && name.startsWith('new-');
      if (isOld) rmSync(path, { recursive: true, force: true });
    } catch {}
  }
}

/** Creates a turn that listens already, so that it has an owner once others see it. */
async function prepareTurn(folder: string): Promise<{ draft: string; server: Server }> {
  const draft = join(folder, `new-${randomBytes(8).toString('hex')}`);
  mkdirSync(draft);
  try {
    // A folder that is not empty cannot be replaced by a rename.
    writeFileSync(
      join(draft, 'about.txt'),
      'Keeps two commands of this project apart. It may be deleted while none runs.\n',
    );
    const server = await listenAt(join(draft, socketName));
    // Other users, as in containers, need to see that it is held.
    chmodSync(join(draft, socketName), 0o666);
    return { draft, server };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Puts a turn in its place. False if the place is taken. */
function take(draft: string, place: string): boolean {
  try {
    renameSync(draft, place);
    return true;
  } catch (error) {
    if (['EEXIST', 'ENOTEMPTY', 'ENOENT'].includes(codeOf(error))) return false;
    throw error;
  }
}

async function acquireInFolder(folder: string): Promise<(() => void) | undefined> {
  for (;;) {
    const last = turnsIn(folder).at(-1) ?? 0;
    if (last > 0 && (await isHeld(join(folder, String(last), socketName)))) return undefined;
    const { draft, server } = await prepareTurn(folder);
    const place = join(folder, String(last + 1));
    // The newest turn is never deleted. A process that took an older one, because it looked before, finds the newer one
    // here.
    const taken = take(draft, place);
    if (taken && turnsIn(folder).at(-1) === last + 1) {
      tidy(folder, last + 1);
      return () => {
        rmSync(join(place, socketName), { force: true });
        server.close();
      };
    }
    server.close();
    rmSync(taken ? place : draft, { recursive: true, force: true });
  }
}

/**
 * Takes a lock, which is a folder, and creates the folder. Resolves with the release, or with undefined if another process
 * holds the lock, on this machine or in a container with the same folder. A listening socket holds it rather than a process
 * id in a file: the system closes the socket when its process ends, and no other process can be mistaken for the owner. A
 * socket cannot be taken over. So each owner has a turn, a folder with a number, and the next owner adds a turn when nobody
 * holds the last one.
 * @throws Error if the folder cannot be written
 */
export async function acquireLock(folder: string): Promise<(() => void) | undefined> {
  mkdirSync(folder, { recursive: true });
  if (process.platform === 'win32') return listenByName(folder);
  try {
    return await acquireInFolder(folder);
  } catch (error) {
    if (process.platform === 'linux' && noSockets.has(codeOf(error))) return listenByName(folder);
    throw error;
  }
}
