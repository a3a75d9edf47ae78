import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { isHeld, listenAt, listenByName } from './lock-socket';

/** Name of the socket within a turn. */
const socketName = 'held';

/** Milliseconds after which a turn that was never put in place is that of a killed process. */
const abandonedMs = 60_000;

/** Where a file system knows no sockets. */
const noSockets = new Set(['EPERM', 'EOPNOTSUPP', 'ENOTSUP', 'ENOSYS', 'EINVAL']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The turns in a lock's folder, the newest last. */
function turnsIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d{1,15}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** Deletes what no one can be at: it is in nobody's way, so what cannot be deleted may stay. */
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

/** Makes a turn that listens, beside the others: whoever sees it among them finds its owner there. */
async function prepareTurn(folder: string): Promise<{ draft: string; server: Server }> {
  const draft = join(folder, `new-${randomBytes(8).toString('hex')}`);
  mkdirSync(draft);
  try {
    // A folder that is never empty, so that no rename can replace it.
    writeFileSync(
      join(draft, 'about.txt'),
      'Keeps two commands of this project apart. It may be deleted while none runs.\n',
    );
    const server = await listenAt(join(draft, socketName));
    // Another user, such as the one of a container, has to be able to see that it is held.
    chmodSync(join(draft, socketName), 0o666);
    return { draft, server };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Puts a turn in its place; false where there is one. */
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
    // The newest turn is never deleted. Who took an older one, because it looked before, finds the newer one here.
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
 * Takes the lock that this folder is, and makes the folder. Resolves with the release, or with undefined where
 * another process has the lock: on this machine or in a container that sees the same folder. What is held is a
 * listening socket and not a process id in a file: the system closes it with its process, however that ended, and no
 * other process can be taken for its owner. A socket cannot be taken over, only followed: each owner has a turn, a
 * folder with a number, and who finds nobody at the last one puts the next beside it.
 * @throws Error where the folder cannot be written
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
