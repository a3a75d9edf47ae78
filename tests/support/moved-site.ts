import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sourceFingerprint } from '../../lib/build/fingerprint';
import { validateSiteConfig } from '../../lib/config/config-mistakes';
import { newConfig } from '../../lib/framework/new-config';
import { makeOnce } from './make-once';
import { newProject } from './new-project';
import type { TestSite } from './sites';

const run = promisify(execFile);
const source = 'tests/sites/folders';
const folder = resolve('.cache/moved-site/folders');
const answers = { name: 'Folders', url: 'https://folders.example', basePath: '/folders' };

async function move(): Promise<void> {
  await newProject(folder, answers);
  const options = { cwd: folder, env: { ...process.env, SITE_CONFIG: '' } };
  await run('npm', ['run', 'import', '--', resolve(source), '--write', '--replace'], options);
  await run('npm', ['run', 'build'], options);
}

/**
 * The Docusaurus site tests/sites/folders as its owner moves it in: a new site, the import in place of what it holds, the
 * build.
 */
export const movedSite: TestSite = {
  name: 'folders',
  content: join(folder, 'content'),
  out: join(folder, 'out'),
  config: {},
  site: validateSiteConfig(newConfig(answers)),
  build: () => makeOnce(folder, sourceFingerprint(process.cwd(), source), move),
};
