import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pickBy from 'lodash-es/pickBy.js';
import { putFile } from '../node/put-file';
import { listFiles } from '../node/walk-files';
import { readEnvFile } from './env-file';

const windows = process.platform === 'win32';

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function sourcesBelow(folder: string): string[] {
  const written = ['.next', 'data', 'next-env.d.ts', 'node_modules'];
  return listFiles(folder, { skip: (name) => written.includes(name) })
    .filter((path) => /\.(?:tsx?|mjs|js|css|json)$/.test(path))
    .map((path) => join(folder, path))
    .sort();
}

/** Runs a command unless the stamp shows that it ran for the same input. */
function unlessDone(stamp: string, input: string, run: () => number | null): boolean {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === input) return true;
  if (run() !== 0) return false;
  putFile(stamp, input);
  return true;
}

/** Installs the packages of the CMS unless that was done for its lockfile. Returns whether they are installed. */
export function installCms(root: string): boolean {
  const folder = join(root, 'cms');
  const input = hashFiles([join(folder, 'package-lock.json')]);
  return unlessDone(join(folder, 'node_modules', '.installed'), input, () => {
    console.log('Installing the packages of the CMS …');
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    return spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: windows }).status;
  });
}

/** Environment of the CMS: its .env.local, in which a secret is created at the first call. */
export function cmsEnvironment(root: string): Record<string, string> {
  const file = join(root, 'cms', '.env.local');
  const known = { ...readEnvFile(file), ...pickBy(process.env, (value) => value !== undefined) };
  if (known['PAYLOAD_SECRET']) return known;
  const secret = randomBytes(32).toString('hex');
  appendFileSync(
    file,
    `# Signs sessions and API keys of this CMS. Keep it: with another one, keys no longer work.\nPAYLOAD_SECRET=${secret}\n`,
    { mode: 0o600 },
  );
  return { ...known, PAYLOAD_SECRET: secret };
}

/** Arguments of Node in cms/ for a script of the CMS (`scripts/import.ts`) or a program of its packages. */
export function nodeArguments([name = '', ...args]: readonly string[]): string[] {
  return [...(name.endsWith('.ts') ? ['../lib/node/run.mjs', `cms/${name}`] : [name]), ...args];
}

/** Runs a script of the CMS, or a program of its packages; returns whether it succeeded. */
export function runInCms(
  root: string,
  what: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  const folder = join(root, 'cms');
  return (
    spawnSync(process.execPath, nodeArguments(what), {
      cwd: folder,
      stdio: 'inherit',
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    }).status === 0
  );
}

/** Builds the admin pages unless they were built from the same sources. */
export function buildCms(root: string, env: Readonly<Record<string, string | undefined>>): boolean {
  const folder = join(root, 'cms');
  // Pages read the site's configuration at run time, so an edit of site.config.ts rebuilds nothing.
  const sources = ['cms', 'schema', 'lib/check/content', 'lib/cms', 'lib/content', 'lib/report'];
  const input = hashFiles(sources.flatMap((name) => sourcesBelow(join(root, name))));
  return unlessDone(join(folder, '.next', 'made-from'), input, () => {
    console.log('Building the admin pages …');
    return runInCms(root, ['node_modules/next/dist/bin/next', 'build'], { ...env, NODE_ENV: 'production' }) ? 0 : 1;
  });
}
