import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './scan-imports';

const folders = ['app', 'bench', 'components', 'lib', 'schema', 'scripts', 'stores', 'tests'];
const sourceFile = /\.(tsx?|mjs)$/;

/** Reads the project's own source files. */
export function readSources(root: string): Sources {
  const below = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    );
  const files = [...readdirSync(root), ...below].filter((path) => sourceFile.test(path));
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
