import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@/lib/node/until';
import { answers, attend } from '@/tests/support/attend';
import { findProgram } from '@/tests/support/find-program';
import { freePort } from '@/tests/support/free-port';
import { startPostgres } from '@/tests/support/postgres-server';
import { type RunningApi, startCms } from '../../support/cms-process';

const root = process.getuid?.() === 0;

/** One address for several servers, as docs/running-the-cms.md sets nginx up. */
async function startNginx(folder: string, port: number, targets: readonly string[]): Promise<() => Promise<void>> {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const servers = targets.map((url) => `server ${new URL(url).host.replace('localhost', '127.0.0.1')};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${root ? 'user root;\n' : ''}daemon off;\nworker_processes 1;\npid ${folder}/pid;\nerror_log stderr warn;\nevents {}\n` +
      `http {\n${paths.join('\n')}\naccess_log off;\nupstream cms { ${servers.join(' ')} }\n` +
      `server {\nlisten ${port};\nclient_max_body_size 30m;\nlocation / { proxy_pass http://cms; proxy_set_header Host $host; }\n}\n}\n`,
  );
  const program = findProgram('nginx', 'nginx-light');
  const args = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const { hasEnded, output, stop } = attend(spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] }));
  const isUp = () => answers(`http://localhost:${port}/api/health`);
  if (!(await until(isUp, { patience: 15_000, gone: hasEnded }))) throw new Error(`nginx did not answer:\n${output()}`);
  return () => stop();
}

/** Two CMS that start at the same moment on one empty Postgres, with nginx before them. */
export async function startTwo(env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-cms-two-'));
  const postgres = await startPostgres();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shared = { ...env, DATABASE_URL: postgres.url, CMS_PUBLIC_URL: url };
  const start = (name: string): Promise<RunningApi> => startCms(join(folder, name), shared);
  const [one, two] = await Promise.all([start('one'), start('two')]);
  const stopNginx = await startNginx(folder, port, [one.url, two.url]);
  return {
    /** Where nginx answers, for one or the other. */
    url,
    databaseUrl: postgres.url,
    instances: [one, two] as const,
    output: () => one.output() + two.output(),
    /** Runs something on the database itself. */
    run: postgres.run,
    async stop() {
      await stopNginx();
      await Promise.all([one.stop(), two.stop()]);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
