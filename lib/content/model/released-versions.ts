import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import capitalize from 'lodash-es/capitalize.js';
import { versionsSettingsSchema } from '../../../schema/sections';
import type { SiteConfig } from '../../../schema/site';
import { versionsSchema } from '../../../schema/versions';
import { readJson } from '../../node/read-json';
import { docsOfVersionsFile, splitDocsPath, splitVersionKey, versionKey, versionsFile } from '../files/docs-folders';
import { joinRoute } from './join-route';

/** `routePrefix` starts every route of a language other than the default one. */
type DocsConfig = Pick<SiteConfig, 'docs' | 'versions'> & { routePrefix?: string };

/**
 * Released versions, newest first, from versions.json in the content folder; empty without the file.
 * @throws Error with the name of the file if it is no list of version names
 */
export function readReleased(contentDir: string, docsId?: string): string[] {
  const file = join(contentDir, versionsFile(docsId));
  if (!existsSync(file)) return [];
  try {
    return versionsSchema.parse(readJson(file));
  } catch (cause) {
    throw new Error(`${file} is no list of versions such as ["2.0", "1.0"]: npm run content:check says where`, {
      cause,
    });
  }
}

/** Ids of further docs that content files are of, in order. */
function docsIds(paths: Iterable<string>): string[] {
  const ids = new Set<string>();
  for (const path of paths) {
    const version = splitDocsPath(path)?.version;
    const docsId = version === undefined ? docsOfVersionsFile(path)?.docsId : splitVersionKey(version).docsId;
    if (docsId !== undefined) ids.add(docsId);
  }
  return [...ids].sort();
}

/**
 * Every version beside `current`: the released ones, newest first, then those of further docs.
 * @param paths files and folders below the content folder; a folder ends with a slash
 */
export function allVersions(
  paths: Iterable<string>,
  releasedOf: (docsId: string | undefined) => readonly string[],
): string[] {
  const further = docsIds(paths).flatMap((id) => ['current', ...releasedOf(id)].map((name) => versionKey(name, id)));
  return [...releasedOf(undefined), ...further];
}

/** Every version beside `current` that a content folder holds. @throws Error if a list of versions is invalid */
export function readVersions(contentDir: string): string[] {
  const names = existsSync(contentDir) ? readdirSync(contentDir, { withFileTypes: true }) : [];
  const paths = names.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  return allVersions(paths, (docsId) => readReleased(contentDir, docsId));
}

/** Settings of docs: of the main docs, whose label is a word of the interface, or of further ones by id. */
export function docsSettings({ docs, versions }: DocsConfig, docsId: string | undefined) {
  if (docsId === undefined) return { routeBasePath: docs.routeBasePath, label: undefined, versions };
  const own = docs.instances[docsId];
  return {
    routeBasePath: own?.routeBasePath ?? `/${docsId}`,
    label: own?.label ?? capitalize(docsId.replaceAll(/[_-]/g, ' ')),
    versions: own?.versions ?? versionsSettingsSchema.parse({}),
  };
}

/** Versions of the same docs, docs/ first, then the newest. */
export function versionsOf(docsId: string | undefined, versions: readonly string[]): string[] {
  const released = versions.filter((version) => {
    const { docsId: id, name } = splitVersionKey(version);
    return id === docsId && name !== 'current';
  });
  return [versionKey('current', docsId), ...released];
}

/** The default version: the configured one, else the newest release, else docs/. */
export function latestName(site: DocsConfig, versions: readonly string[], docsId?: string): string {
  const { last } = docsSettings(site, docsId).versions;
  const [current = 'current', newest = current, ...older] = versionsOf(docsId, versions);
  const wanted = last === undefined ? newest : versionKey(last, docsId);
  // A name that no version has is reported: all links are as without it.
  return [current, ...older].includes(wanted) ? wanted : newest;
}

/**
 * Route prefix of a version, as in Docusaurus: its configured path, else nothing for the latest, `next` for docs/ and the name
 * for others, below the route of the docs.
 * @param versions every version but docs/
 */
export function versionRoot(site: DocsConfig, version: string, versions: readonly string[]): string {
  const { name, docsId } = splitVersionKey(version);
  const settings = docsSettings(site, docsId);
  const usual = version === latestName(site, versions, docsId) ? '' : name === 'current' ? 'next' : name;
  return joinRoute(site.routePrefix ?? '', settings.routeBasePath, settings.versions.paths[name] ?? usual);
}
