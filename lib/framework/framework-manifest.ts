import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from '../node/read-json';
import { hashFile, listFramework } from './framework-files';
import { sharedKeys, sitePackage } from './package-file';

/** Name of the file that says which release a site has. */
export const manifestName = 'framework.json';

const manifestSchema = z.object({
  version: z.string(),
  /** Where releases come from: what `git clone` takes. */
  source: z.string().optional(),
  /** Entries of package.json as the release had them. */
  package: z.record(z.string(), z.record(z.string(), z.string())),
  /** Path → hash of what the release put there. */
  files: z.record(z.string(), z.string()),
});

/** What a release gave to a site. */
export type Manifest = z.output<typeof manifestSchema>;

/**
 * What the release in a folder gives to sites.
 * @param list folder whose list of the framework's paths counts: a release from before there was one has none
 */
export function manifestOf(root: string, source?: string, list = root): Manifest {
  const paths = listFramework(root, list).filter((path) => path !== 'package-lock.json');
  const content = sitePackage(root);
  const files = Object.fromEntries(paths.map((path) => [path, hashFile(join(root, path))]));
  const shared = Object.fromEntries(sharedKeys.map((key) => [key, content[key] ?? {}]));
  return { version: content.version, ...(source && { source }), package: shared, files };
}

/**
 * The manifest of a site; undefined where it has none.
 * @throws Error where its file does not hold one, as after a merge in git
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
