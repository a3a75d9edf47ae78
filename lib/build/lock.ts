import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Address of a project's lock. Below the system's temporary folder, because socket paths may have about 100 characters only. */
export function lockAddress(root: string): string {
  const name = `nexus-docs-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function tryListen(address: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(address, () => done(server.unref()));
  });
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/** Nobody needs this long to replace a socket, in milliseconds. */
const longestTakeover = 10_000;

/** Lets one process at a time replace a socket: another could delete the one that was just made. */
function enterTakeover(guard: string): boolean {
  try {
    mkdirSync(guard);
    return true;
  } catch {
    const since = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > longestTakeover) rmSync(guard, { recursive: true, force: true });
    return false;
  }
}

/** Takes the lock of a process that was killed. */
async function takeOver(address: string): Promise<Server | undefined> {
  const guard = `${address}.takeover`;
  while (!enterTakeover(guard)) await setTimeout(20);
  try {
    if (await isAlive(address)) return undefined;
    rmSync(address, { force: true });
    return await tryListen(address);
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

/**
 * Takes the lock at this address; resolves with its release, or with undefined where another process has it. The
 * lock is a listening socket and not a file with a process id: the system closes it with its process, however that
 * ended, and no other process can be taken for its owner.
 */
export async function acquireLock(address: string): Promise<(() => void) | undefined> {
  const server = (await tryListen(address)) ?? ((await isAlive(address)) ? undefined : await takeOver(address));
  return server && (() => void server.close());
}
