import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './walk-files';

/** Paths of every file below a folder, or the file itself; none where nothing is there. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return listFiles(path).map((file) => join(path, file));
}

/** SHA-256, in hexadecimal digits. */
export function hash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

const codeFolders = ['app', 'components', 'content/components', 'lib', 'schema', 'scripts', 'stores'];
const codeFile = /\.(tsx?|mjs)$/;
const codeSettings = /^(tsconfig|package-lock)\.json$/;

/** Hash of all code with its settings and packages, for what follows from it. Content is not among it. */
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
