import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashFile, isLeftOut, listFramework } from './framework-files';
import { type Manifest, manifestName, manifestOf, readManifest } from './framework-manifest';
import { mergePackage } from './merge-package';
import { packageText, readPackage, sitePackage } from './package-file';
import { siteLock } from './site-lock';

/** The changes of an upgrade. */
export interface UpgradePlan {
  from: string;
  to: string;
  /** Files of the framework with changes of the owner, which would be lost. */
  edited: string[];
  /** Files with changes of the owner, but none in the release. They stay. */
  kept: string[];
  /** Files of the owner at paths of new files. */
  inTheWay: string[];
  /** Path → bytes to write, in this order. Empty, like `remove`, if the site has this release. */
  write: Map<string, Uint8Array>;
  remove: string[];
  /** Messages for the owner: entries of package.json, news. */
  conflicts: string[];
  news: string[];
}

/** Files that run during an upgrade. They are replaced last, so that those of one release can undo it until then. */
const tool = /^(?:scripts|lib\/(?:framework|node))\//;

function changelogEntries(root: string): string[] {
  const file = join(root, 'CHANGELOG.md');
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return (text.match(/^- .*(?:\n {2}.*)*/gm) ?? []).map((entry) => entry.replace(/\s*\n\s+/g, ' '));
}

/**
 * Compares a site with a release.
 * @param base manifest of the site's present release
 * @param release folder of the new release
 * @throws Error if that folder is a site, which has its own version and the framework of some release
 */
export function planUpgrade(site: string, base: Manifest, release: string): UpgradePlan {
  if (existsSync(join(release, manifestName)))
    throw new Error(`${release} is a site, and no release. Name the folder of a release, or its tag.`);
  const next = manifestOf(release, base.source);
  const here = (path: string) => join(site, path);
  const isOurs = (path: string) => existsSync(here(path)) && hashFile(here(path)) === base.files[path];
  const isNext = (path: string) => existsSync(here(path)) && hashFile(here(path)) === next.files[path];
  // Earlier releases counted secrets of the CMS as theirs.
  const known = Object.keys(base.files).filter((path) => !isLeftOut(basename(path)));
  const coming = listFramework(release).filter((path) => path !== 'package-lock.json');
  const touched = known.filter(
    (path) => !isOurs(path) && !isNext(path) && (existsSync(here(path)) || coming.includes(path)),
  );
  const kept = touched.filter((path) => next.files[path] === base.files[path]);
  const present = readPackage(site);
  const merged = mergePackage(present, base.package, sitePackage(release));
  const changed = coming.filter((path) => !isNext(path) && !kept.includes(path));
  const write = new Map<string, Uint8Array>(
    [...changed.filter((path) => !tool.test(path)), ...changed.filter((path) => tool.test(path))].map(
      (path) => [path, readFileSync(join(release, path))] as const,
    ),
  );
  const remove = known.filter((path) => !(path in next.files) && existsSync(here(path)));
  if (!isDeepStrictEqual(present, merged.content)) write.set('package.json', Buffer.from(packageText(merged.content)));
  if (!isDeepStrictEqual(readManifest(site), next)) write.set(manifestName, Buffer.from(packageText(next)));
  // A changed lock file alone means nothing, because npm rewrites it.
  if (write.size + remove.length > 0) {
    const lock = readFileSync(join(release, 'package-lock.json'), 'utf8');
    write.set('package-lock.json', Buffer.from(packageText(siteLock(lock, merged.content))));
  }
  const old = new Set(changelogEntries(site));
  return {
    from: base.version,
    to: next.version,
    edited: touched.filter((path) => !kept.includes(path)),
    kept,
    inTheWay: coming.filter((path) => !(path in base.files) && existsSync(here(path)) && !isNext(path)),
    write,
    remove,
    conflicts: merged.conflicts,
    news: changelogEntries(release).filter((entry) => !old.has(entry)),
  };
}
