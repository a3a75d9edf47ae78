import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sourceFingerprint } from '../../lib/build/fingerprint';
import { validateSiteConfig } from '../../lib/config/validate-site-config';
import { newConfig } from '../../lib/framework/new-config';
import { createSite } from '../../lib/framework/new-site';
import { linkPackages } from './link-packages';
import { makeOnce } from './make-once';
import type { TestSite } from './sites';

const run = promisify(execFile);
const source = 'tests/sites/folders';
const answers = { name: 'Folders', url: 'https://folders.example', basePath: '/folders' };
const folder = resolve('.cache/moved-site/folders');

/** As its owner does it: a new site, the import in place of what it holds, the build. */
async function move(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await createSite(process.cwd(), folder, answers);
  linkPackages(resolve('node_modules'), join(folder, 'node_modules'));
  const options = { cwd: folder, env: { ...process.env, SITE_CONFIG: '', BUNDLER_CACHE: '0' } };
  await run('npm', ['run', 'import', '--', resolve(source), '--write', '--replace'], options);
  await run('npm', ['run', 'build'], options);
}

/** A Docusaurus site, tests/sites/folders, as `npm run import` brings it in. */
export const movedSite: TestSite = {
  name: 'folders',
  content: join(folder, 'content'),
  out: join(folder, 'out'),
  config: {},
  site: validateSiteConfig(newConfig(answers)),
  build: () => makeOnce(folder, sourceFingerprint(process.cwd(), source), move),
};
