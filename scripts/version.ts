import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../lib/config/site';
import { cutVersion, type Release } from '../lib/content/files/cut-version';
import { docsFolder, versionKey } from '../lib/content/files/docs-folders';
import { versionRoot } from '../lib/content/model/released-versions';
import { WrongUsage } from '../lib/node/wrong-usage';

const contentDir = process.env['CONTENT_DIR'] ?? 'content';

function release(wanted: Release): void {
  const { docsId } = wanted;
  const { folder, files, translated, versions } = cutVersion(contentDir, wanted, site.content.cms);
  const keys = versions.map((version) => versionKey(version, docsId));
  const addressOf = (of: string) => versionRoot(site, versionKey(of, docsId), keys);
  console.log(`Released ${wanted.name}: ${files} files in ${join(contentDir, folder)}, at ${addressOf(wanted.name)}.`);
  if (translated.length > 0) console.log(`Their translations are copied too: ${translated.join(', ')}.`);
  const [, before] = versions;
  if (before) console.log(`Version ${before} is at ${addressOf(before)} now.`);
  const docs = join(contentDir, docsFolder(versionKey('current', docsId)));
  console.log(`What you write in ${docs} from now on is at ${addressOf('current')}, until it is released.`);
}

// `npm version`, which is about the package, runs a script of this name too.
if (process.env['npm_command'] !== 'version') {
  const { values, positionals } = parseArgs({ options: { docs: { type: 'string' } }, allowPositionals: true });
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new WrongUsage('Say which version to release.');
  try {
    release({ name, docsId: values.docs });
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}.` : error);
    process.exitCode = 1;
  }
}
