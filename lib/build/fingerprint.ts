import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { lastCommit } from '../content/last-update';
import { filesBelow, hash } from '../node/code-fingerprint';

const sourceFolders = ['app', 'components', 'lib', 'public', 'schema', 'stores'];
const sourceFile = /^(.+\.config\.(ts|mjs)|site\.css|instrumentation-client\.ts|package-lock\.json)$/;

/** What builds put below public/, other things for one site than for the next: made of packages and of `lib`, which count. */
const madeFolder = join('public', 'vendor', sep);

/**
 * Hash of everything a build reads. It looks at contents, because a clone or a checkout gives every file a new time.
 * @param contentDir content folder, from `root` unless absolute
 * @param overrides keys of the site configuration that this build has otherwise, as JSON
 */
export function sourceFingerprint(root: string, contentDir: string, overrides = process.env['SITE_CONFIG']): string {
  const settings = readdirSync(root).filter((name) => sourceFile.test(name));
  const groups = [...sourceFolders, ...settings].map((name) => ({ name, path: join(root, name) }));
  const lines = [...groups, { name: 'content', path: resolve(root, contentDir) }].flatMap(({ name, path }) =>
    filesBelow(path)
      .filter((file) => !file.startsWith(join(root, madeFolder)))
      .map((file) => `${name}${file.slice(path.length).replaceAll('\\', '/')} ${hash(readFileSync(file))}`),
  );
  // Pages show when their files were last committed.
  return hash([...lines.sort(), lastCommit(resolve(root, contentDir)), overrides ?? ''].join('\n'));
}
