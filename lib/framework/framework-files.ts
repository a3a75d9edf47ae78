import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hash } from '../node/hash';
import { readJson } from '../node/read-json';
import { listFiles } from '../node/walk-files';

/**
 * The two halves of a site. `framework` is what a release replaces: all of these folders and files but `owner`. Everything else is
 * the owner's too: content/, public/, site.config.ts, site.css, .env files, deploy/, README.md. package.json belongs to both and is
 * merged. Tests and benches of the framework stay in its own repository. Data, so that an older release can read a newer one's.
 */
const pathsFile = 'lib/framework/paths.json';
const pathsSchema = z.object({ framework: z.array(z.string()), owner: z.array(z.string()) });

/** What tools write into these folders. */
const written = new Set(['node_modules', '.next', 'data', '.DS_Store', 'next-env.d.ts']);

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  const skip = (name: string) => written.has(name) || name.endsWith('.tsbuildinfo');
  return listFiles(full, { skip }).map((file) => `${path}/${file}`);
}

/**
 * Files of the framework in a folder, by their paths from it.
 * @param list folder whose list of paths counts
 * @throws Error where that is no release
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

/** Name of what a file holds. Line ends do not count: git may have changed them. */
export function hashContent(bytes: Uint8Array): string {
  const text = bytes.includes(0) ? bytes : Buffer.from(bytes).toString('utf8').replaceAll('\r\n', '\n');
  return hash(text).slice(0, 32);
}

/** Name of a file's content. */
export function hashFile(file: string): string {
  return hashContent(readFileSync(file));
}
