import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sourceFingerprint } from '../../lib/build/fingerprint';
import { validateSiteConfig } from '../../lib/config/validate-site-config';
import { newConfig } from '../../lib/framework/new-config';
import { makeOnce } from './make-once';
import { newProject } from './new-project';
import { writeRecordedSite } from './recorded-sites';
import type { TestSite } from './sites';

const run = promisify(execFile);

/**
 * A Docusaurus site as its owner moves it in: a new site, the import in place of what it holds, the build.
 * @param input a folder of this project that the result depends on
 * @param source gives the folder of the site, and may write it below the one it gets
 */
function moved(
  answers: { name: string; url: string; basePath: string },
  input: string,
  source: (below: string) => string,
): TestSite {
  const name = answers.name.toLowerCase();
  const folder = resolve('.cache/moved-site', name);
  const move = async () => {
    await newProject(folder, answers);
    const options = { cwd: folder, env: { ...process.env, SITE_CONFIG: '' } };
    await run('npm', ['run', 'import', '--', source(folder), '--write', '--replace'], options);
    await run('npm', ['run', 'build'], options);
  };
  return {
    name,
    content: join(folder, 'content'),
    out: join(folder, 'out'),
    config: {},
    site: validateSiteConfig(newConfig(answers)),
    build: () => makeOnce(folder, sourceFingerprint(process.cwd(), input), move),
  };
}

const folders = 'tests/sites/folders';

/** The Docusaurus site tests/sites/folders, as `npm run import` brings it in. */
export const movedSite = moved({ name: 'Folders', url: 'https://folders.example', basePath: '/folders' }, folders, () =>
  resolve(folders),
);

/** The template that create-docusaurus makes sites of, as it is in its package. */
export const movedTemplate = moved(
  { name: 'Classic', url: 'https://classic.example', basePath: '/' },
  'tests/sites/recorded',
  (below) => {
    const siteDir = join(below, '.cache/docusaurus');
    mkdirSync(siteDir, { recursive: true });
    writeRecordedSite('classic', siteDir);
    return siteDir;
  },
);
