import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from '../node/read-json';
import { hashFile, listFramework } from './framework-files';
import { sharedKeys, sitePackage } from './package-file';

/** File with the release of a site. */
export const manifestName = 'framework.json';

const manifestSchema = z.object({
  version: z.string(),
  /** Source of releases, as an argument of `git clone`. */
  source: z.string().optional(),
  /** Entries of package.json in the release. */
  package: z.record(z.string(), z.record(z.string(), z.string())),
  /** Path → hash of the file in the release. */
  files: z.record(z.string(), z.string()),
});

/** The files and entries that a site has from a release. */
export type Manifest = z.output<typeof manifestSchema>;

/**
 * The manifest of the release in a folder.
 * @param list folder with the list of the framework's paths, which old releases lack
 */
export function manifestOf(root: string, source?: string, list = root): Manifest {
  const paths = listFramework(root, list).filter((path) => path !== 'package-lock.json');
  const content = sitePackage(root);
  const files = Object.fromEntries(paths.map((path) => [path, hashFile(join(root, path))]));
  const shared = Object.fromEntries(sharedKeys.map((key) => [key, content[key] ?? {}]));
  return { version: content.version, ...(source && { source }), package: shared, files };
}

/**
 * The manifest of a site; undefined if it has none.
 * @throws Error if the file is invalid, for example after a merge in git
 */
export function readManifest(root: string): Manifest | undefined {
  const file = join(root, manifestName);
  if (!existsSync(file)) return undefined;
  try {
    return manifestSchema.parse(readJson(file));
  } catch {
    throw new Error(
      `${file} is not as an upgrade or \`npm run new\` wrote it. Bring it back from git. Or remove it, and name the folder of the release that the site has: --from <folder>`,
    );
  }
}
