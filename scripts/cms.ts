import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cmsAddress } from '../lib/cms/cms-address';
import { buildCms, cmsEnvironment, installCms } from '../lib/cms/prepare';
import { site } from '../lib/config/site';
import { isFree } from '../lib/dev/choose-port';
import { askedPort } from '../lib/node/asked-port';
import { onInterrupt, startProgram } from '../lib/node/program';
import { until } from '../lib/node/until';

parseArgs({ options: {} });
const root = process.cwd();
const defaultPort = '3333';

/** Whether somebody can log in already; undefined while nothing answers. */
async function hasUser(port: string): Promise<'some' | 'none' | undefined> {
  try {
    const response = await fetch(`http://localhost:${port}/api/users/init`);
    const { initialized } = (await response.json()) as { initialized?: boolean };
    return initialized === true ? 'some' : 'none';
  } catch {
    return undefined;
  }
}

async function announce(port: string, address: string): Promise<void> {
  const users = await until(() => hasUser(port), { every: 200 });
  console.log(`\nThe CMS is ready: ${address}/admin`);
  if (users === 'none')
    console.log(
      'Nobody has an account yet: open that page, enter an e-mail address and a password of 12 characters or more, and you are its admin.',
    );
  console.log('Load content/ into it with `npm run cms:import`. Stop with Ctrl+C.');
}

async function run(): Promise<number> {
  const known = cmsEnvironment(root);
  const asked = askedPort(['--port', known['PORT'] || defaultPort]);
  if (!(await isFree(asked))) {
    console.error(`Port ${asked} is taken. Stop what listens there, or write another PORT into cms/.env.local.`);
    return 1;
  }
  if (!installCms(root)) return 1;
  const port = String(asked);
  const env = { PREVIEW_URL: `http://localhost:3000${site.basePath}`, ...known, PORT: port };
  const address = cmsAddress(env);
  // The server brings the tables of the database to what the collections need, before it answers.
  if (!buildCms(root, env)) return 1;
  const server = startProgram('next', ['start', '--port', port], {
    root: join(root, 'cms'),
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    onLine: (line) => {
      if (!/^\s*$|▲|^- |✓/.test(line)) console.log(line);
    },
  });
  onInterrupt(server.stop);
  void announce(port, address);
  return server.exited;
}

process.exit(await run());
