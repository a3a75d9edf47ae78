import { mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { hash } from './hash';

/** Bytes that every system takes as the path of a socket. */
const longestAddress = 100;

/** Answers of the system that mean that nobody listens. */
const nobody = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK', 'ENOTDIR']);

/**
 * Does something with a socket by an address that is short enough. The socket lies where `path` says in any case: a
 * long way to it gets a short name for the time being.
 */
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

/** Listens at a socket that is made at this path. @throws Error of the system */
export function listenAt(path: string): Promise<Server> {
  return withAddress(path, listen);
}

/** Whether a process listens at the socket. One that may not be asked, or is too busy to answer, counts. */
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

/** A name of the folder that every spelling of it shares. */
function nameOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const text = process.platform === 'win32' ? realpathSync.native(folder).toLowerCase() : `${dev} ${ino}`;
  return `docs-site-${hash(text).slice(0, 32)}`;
}

/**
 * Holds a folder by a name that the system frees with its process and that lies in no file: a named pipe on Windows,
 * an abstract socket on Linux, which a container with a network of its own does not see.
 * @returns the release, or undefined where another process has the name
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
