import { mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { hash } from './hash';

/** Longest path of a socket in bytes on every system. */
const longestAddress = 100;

/** Error codes if nobody listens. */
const nobody = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK', 'ENOTDIR']);

/** Calls a function with a short address of a socket at `path`. A long path gets a temporary link. */
async function withAddress<T>(path: string, use: (address: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(path) <= longestAddress) return use(path);
  const temporary = Buffer.byteLength(tmpdir()) < longestAddress / 2 ? tmpdir() : '/tmp';
  const detour = mkdtempSync(join(temporary, 'docs-lock-'));
  try {
    const way = join(detour, 'way');
    symlinkSync(resolve(dirname(path)), way);
    return await use(join(way, basename(path)));
  } finally {
    rmSync(detour, { recursive: true, force: true });
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', fail);
    server.listen({ path: address, exclusive: true }, () => done(server.unref()));
  });
}

/**
 * Creates a socket and listens at it.
 * @throws Error of the system
 */
export function listenAt(path: string): Promise<Server> {
  return withAddress(path, listen);
}

/** Whether a process listens at the socket. A process that refuses or is too busy counts. */
export function isHeld(path: string): Promise<boolean> {
  return withAddress(
    path,
    (address) =>
      new Promise((done) => {
        const socket = connect(address);
        socket.once('connect', () => {
          socket.destroy();
          done(true);
        });
        socket.once('error', (error: NodeJS.ErrnoException) => done(!nobody.has(error.code ?? '')));
      }),
  );
}

/** A name for a folder that does not depend on its spelling. */
function nameOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const text = process.platform === 'win32' ? realpathSync.native(folder).toLowerCase() : `${dev} ${ino}`;
  return `docs-site-${hash(text).slice(0, 32)}`;
}

/**
 * Locks a folder by a name that the system frees with the process and that needs no file: a named pipe on Windows, an
 * abstract socket on Linux, which is invisible in containers with their own network.
 * @returns the release; undefined if another process holds the name
 */
export async function listenByName(folder: string): Promise<(() => void) | undefined> {
  const name = nameOf(folder);
  try {
    const server = await listen(process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`);
    return () => void server.close();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}
