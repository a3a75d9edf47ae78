import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from './hash';
import { filesBelow } from './walk-files';

const codeFolders = ['app', 'components', 'content/components', 'lib', 'schema', 'scripts', 'stores'];
const codeFile = /\.(tsx?|mjs)$/;
const codeSettings = /^(tsconfig(\.paths)?|package-lock)\.json$/;

/** Hash of all code with its settings and packages, without content. */
export function codeFingerprint(root: string): string {
  const settings = readdirSync(root).filter((name) => codeFile.test(name) || codeSettings.test(name));
  const folders = codeFolders.flatMap((name) => filesBelow(join(root, name)));
  const files = folders.filter((file) => codeFile.test(file)).concat(settings.map((name) => join(root, name)));
  return hash(
    files
      .map((file) => `${file.slice(root.length)} ${hash(readFileSync(file))}`)
      .sort()
      .join('\n'),
  );
}
