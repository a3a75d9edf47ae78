import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sourceFingerprint } from '../../lib/build/fingerprint';
import { validateSiteConfig } from '../../lib/config/config-mistakes';
import { overrideSiteConfig } from '../../lib/config/override-site-config';
import { newConfig } from '../../lib/framework/new-config';
import { makeOnce } from './make-once';
import { newProject } from './new-project';

const run = promisify(execFile);
const source = 'tests/sites/stranger';
const folder = resolve('.cache/made-site/stranger');
/** What its owner answers, and changes in site.config.ts later. */
const answers = { name: 'Wetterwarte', url: 'https://wetterwarte.example', basePath: '/', color: '#0b7285' };
const changes = readFileSync(join(source, 'site.json'), 'utf8');
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#0b7285"/></svg>';

async function make(): Promise<void> {
  await newProject(folder, answers);
  rmSync(join(folder, 'content/blog'), { recursive: true });
  cpSync(join(source, 'content'), join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'public/img/logo.svg'), logo);
  writeFileSync(join(folder, 'site.css'), '.navbar { border-bottom-width: 3px; }\n');
  // The test of a site, as its owner runs it.
  await run('npm', ['test'], { cwd: folder, env: { ...process.env, SITE_CONFIG: changes } });
}

/**
 * A stranger's site: made by `npm run new`, with a language, a look, rules and pages of its own beside those it begins with,
 * and without a blog.
 */
export const madeSite = {
  name: 'made',
  content: join(folder, 'content'),
  out: join(folder, 'out'),
  config: {},
  site: validateSiteConfig(overrideSiteConfig(newConfig(answers), changes)),
  build: () => makeOnce(folder, [source, 'starter'].map((one) => sourceFingerprint(process.cwd(), one)).join(), make),
};
