import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../lib/node/until';
import { attend } from './attend';
import { findProgram } from './find-program';
import { freePort } from './free-port';

const program = (name: string) => findProgram(name, 'postgresql');

/** Postgres refuses to run as root: it runs as nobody then. */
const nobody = 65_534;
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/**
 * Starts the Postgres of this machine on an empty database in a folder that goes with it.
 * @throws Error in one line where it is not installed, or with what it says where it does not start
 */
export async function startPostgres(): Promise<{ url: string; run(sql: string): void; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-site-postgres-'));
  chmodSync(folder, 0o700);
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`Postgres made no database:\n${made.stdout}${made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const child = spawn(
    program('postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const { hasEnded, output, stop } = attend(child);
  const isReady = () => output().includes('ready to accept connections');
  if (!(await until(isReady, { gone: hasEnded }))) {
    await stop();
    throw new Error(`Postgres did not start:\n${output()}`);
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    run(sql) {
      const ran = spawnSync(program('psql'), [url, '-v', 'ON_ERROR_STOP=1', '-c', sql], { encoding: 'utf8' });
      if (ran.status !== 0) throw new Error(`Postgres did not run ${sql}:\n${ran.stderr}`);
    },
    async stop() {
      // Ends its connections at once: those of a CMS that was killed too.
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
