import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
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

/** Version that readers are led to: the one that is configured, else the newest release, else docs/. */
export function latestName({ versions }: Pick<SiteConfig, 'versions'>, released: readonly string[]): string {
  return versions.last ?? released[0] ?? 'current';
}

/**
 * Route prefix of a version: its own path, else none for the latest, `next` for docs/ and their names for the others, all
 * below the route of the docs, as in Docusaurus.
 * @param released names of versions.json
 */
export function versionRoot(
  site: Pick<SiteConfig, 'docs' | 'versions'>,
  version: string,
  released: readonly string[],
): string {
  const usual = version === latestName(site, released) ? '' : version === 'current' ? 'next' : version;
  return joinRoute(site.docs.routeBasePath, site.versions.paths[version] ?? usual);
}
