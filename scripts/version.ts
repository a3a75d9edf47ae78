import { join } from 'node:path';
import { site } from '../lib/config/site';
import { cutVersion } from '../lib/content/cut-version';
import { versionRoot } from '../lib/content/versions';

const usage = 'Usage: npm run version -- 2.0';
const contentDir = process.env['CONTENT_DIR'] ?? 'content';
const [name, ...rest] = process.argv.slice(2);

function release(version: string): void {
  const { folder, files, translated, versions } = cutVersion(contentDir, version, site.content.cms);
  const addressOf = (of: string) => versionRoot(site, of, versions);
  console.log(`Released ${version}: ${files} files in ${join(contentDir, folder)}, at ${addressOf(version)}.`);
  if (translated.length > 0) console.log(`Their translations are copied too: ${translated.join(', ')}.`);
  const [, before] = versions;
  if (before) console.log(`Version ${before} is at ${addressOf(before)} now.`);
  console.log(
    `What you write in ${join(contentDir, 'docs')} from now on is at ${addressOf('current')}, until it is released.`,
  );
}

// `npm version`, which is about the package, runs a script of this name too.
if (process.env['npm_command'] !== 'version') {
  try {
    if (name === undefined || rest.length > 0) throw new Error('Say which version to release');
    release(name);
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}.` : error);
    if (name === undefined || rest.length > 0) console.error(usage);
    process.exitCode = 1;
  }
}
