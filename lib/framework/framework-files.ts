import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hash } from '../node/hash';
import { readJson } from '../node/read-json';
import { listFiles } from '../node/walk-files';

/**
 * The two parts of a site. A release replaces these folders and files of `framework`, except for those of `owner`.
 * Everything else belongs to the owner as well: content/, public/, site.config.ts, site.css, .env files, deploy/,
 * README.md. package.json belongs to both and is merged. Tests and benches of the framework stay in its own repository. The
 * list is data, so that an older release can read that of a newer one.
 */
const pathsFile = 'lib/framework/paths.json';
const pathsSchema = z.object({ framework: z.array(z.string()), owner: z.array(z.string()) });

/** Files that tools write into these folders, and secrets of whoever runs them. */
const written = new Set(['node_modules', '.next', 'data', '.DS_Store', 'next-env.d.ts', '.env']);

/** Whether a file or folder of this name belongs to no release, wherever it lies. */
export function isLeftOut(name: string): boolean {
  return written.has(name) || name.startsWith('.env.') || name.endsWith('.tsbuildinfo');
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return listFiles(full, { skip: isLeftOut }).map((file) => `${path}/${file}`);
}

/**
 * Paths of the framework's files in a folder.
 * @param list folder with the list of paths
 * @throws Error if that is no release
 */
export function listFramework(root: string, list = root): string[] {
  const file = join(list, pathsFile);
  if (!existsSync(file)) throw new Error(`${list} holds no release of this framework: it has no ${pathsFile}.`);
  const { framework, owner } = pathsSchema.parse(readJson(file));
  return framework
    .flatMap((path) => filesBelow(root, path))
    .filter((path) => !owner.includes(path))
    .sort();
}

/** Hash of a content. Line ends do not count, because git may have changed them. */
export function hashContent(bytes: Uint8Array): string {
  const text = bytes.includes(0) ? bytes : Buffer.from(bytes).toString('utf8').replaceAll('\r\n', '\n');
  return hash(text).slice(0, 32);
}

/** Hash of the content of a file. */
export function hashFile(file: string): string {
  return hashContent(readFileSync(file));
}
