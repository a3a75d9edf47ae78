import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionsSchema } from '../../schema/versions';
import { joinRoute } from './join-route';

/**
 * Released versions, newest first, from versions.json in the content folder; empty without the file.
 * @throws ZodError when the file is not a list of version names.
 */
export function readVersions(contentDir: string): string[] {
  const file = join(contentDir, 'versions.json');
  return existsSync(file) ? versionsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/**
 * Route prefix of a version: the latest release lives where all docs do, docs/ at `next` below once there is a release.
 * @param root route of all docs: docs.routeBasePath of the site configuration
 */
export function versionRoot(root: string, version: string, versions: readonly string[]): string {
  if (versions.length === 0 || version === versions[0]) return root;
  return joinRoute(root, version === 'current' ? 'next' : version);
}
