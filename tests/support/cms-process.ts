import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nodeArguments } from '../../lib/cms/prepare';
import { until } from '../../lib/node/until';
import { answers, attend } from './attend';

const cmsFolder = resolve('cms');

/** Environment of a CMS whose database and media lie in a folder of their own. */
function cmsEnv(dataDir: string): NodeJS.ProcessEnv {
  mkdirSync(dataDir, { recursive: true });
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: `file:${join(dataDir, 'cms.db')}`,
    CMS_MEDIA_DIR: join(dataDir, 'media'),
    PAYLOAD_SECRET: 'of a CMS that is thrown away',
  };
}

/** Runs a script of the CMS, or a program of its packages, to its end. */
export function runCms(dataDir: string, what: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const result = spawnSync(process.execPath, nodeArguments(what), {
    maxBuffer: 64_000_000,
    cwd: cmsFolder,
    env: { ...cmsEnv(dataDir), ...env },
    encoding: 'utf8',
  });
  return { status: result.status, output: result.stdout + result.stderr };
}

/** A running Payload: the real one, on a SQLite file. */
export interface RunningCms {
  url: string;
  output(): string;
  stop(): Promise<void>;
}

/** What is to be published or taken back at a time, as the pages of the CMS note it. */
export interface Scheduled {
  type: 'publish' | 'unpublish';
  doc: { relationTo: string; value: string };
  /** Who asked for it. */
  user?: { relationTo: 'users'; value: number };
  waitUntil: string;
}

/** The REST API alone, which takes what its pages would schedule from the process that started it. */
export interface RunningApi extends RunningCms {
  schedule(job: Scheduled): void;
}

/** Starts Payload's REST API. @throws Error with its output where it does not start */
export async function startCms(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<RunningApi> {
  const child: ChildProcess = spawn(process.execPath, nodeArguments(['scripts/api.ts']), {
    cwd: cmsFolder,
    env: { ...cmsEnv(dataDir), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { exited, output, stop } = attend(child);
  const url = await new Promise<string>((done, fail) => {
    child.stdout?.on('data', () => {
      const found = /Listening on (http:\/\/localhost:\d+)/.exec(output())?.[1];
      if (found) done(found);
    });
    void exited.then(() => fail(new Error(`The CMS did not start:\n${output()}`)));
  });
  return { url, output, stop, schedule: (job) => void child.send(job) };
}

/**
 * Starts the whole CMS, pages included. `buildCms` must have built them.
 * @throws Error with its output where it does not start
 */
export async function startCmsPages(
  dataDir: string,
  { port, ...env }: Readonly<Record<string, string>> & { port: string },
): Promise<RunningCms> {
  const url = `http://localhost:${port}`;
  // Longer than clients keep idle connections, so that none sends into one that is closing.
  const args = ['node_modules/next/dist/bin/next', 'start', '--port', port, '--keepAliveTimeout', '60000'];
  const child = spawn(process.execPath, args, {
    cwd: cmsFolder,
    env: { ...cmsEnv(dataDir), PORT: port, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { hasEnded, output, stop } = attend(child);
  if (!(await until(() => answers(`${url}/api/users/init`), { every: 100, patience: 60_000, gone: hasEnded }))) {
    child.kill('SIGKILL');
    throw new Error(`The CMS did not start:\n${output()}`);
  }
  return { url, output, stop };
}
