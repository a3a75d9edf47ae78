import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sourceFingerprint } from '../../lib/build/fingerprint';
import { validateSiteConfig } from '../../lib/config/validate-site-config';
import { newConfig } from '../../lib/framework/new-config';
import { createSite } from '../../lib/framework/new-site';
import { acquireLock } from '../../lib/node/lock';
import { until } from '../../lib/node/until';
import { linkPackages } from './link-packages';
import type { TestSite } from './sites';

const run = promisify(execFile);
const source = 'tests/sites/folders';
const answers = { name: 'Folders', url: 'https://folders.example', basePath: '/folders' };
const folder = resolve('.cache/moved-site/folders');
const stamp = join(folder, '.moved');

/** As its owner does it: a new site, the import in place of what it holds, the build. */
async function move(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await createSite(process.cwd(), folder, answers);
  linkPackages(resolve('node_modules'), join(folder, 'node_modules'));
  const options = { cwd: folder, env: { ...process.env, SITE_CONFIG: '', BUNDLER_CACHE: '0' } };
  await run('npm', ['run', 'import', '--', resolve(source), '--write', '--replace'], options);
  await run('npm', ['run', 'build'], options);
}

/** Moves the site in and builds it, unless that has been done with the framework and the site as they are now. */
async function ensureMoved(): Promise<void> {
  const fingerprint = sourceFingerprint(process.cwd(), source);
  const isMoved = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
  const release = await until(() => acquireLock(resolve('.cache/locks/moved-site')), { every: 1000, gone: isMoved });
  try {
    if (isMoved()) return;
    await move();
    writeFileSync(stamp, fingerprint);
  } finally {
    release?.();
  }
}

/** A Docusaurus site, tests/sites/folders, as `npm run import` brings it in. */
export const movedSite: TestSite = {
  name: 'folders',
  content: join(folder, 'content'),
  out: join(folder, 'out'),
  config: {},
  site: validateSiteConfig(newConfig(answers)),
  build: ensureMoved,
};
