import type { Manifest } from './framework-manifest';
import { type Package, sharedKeys } from './package-file';

/** A package.json of a site with the entries of a new release, and what could not be decided. */
export interface MergedPackage {
  content: Package;
  /** Entries that owner and release both changed; the owner's stay. */
  conflicts: string[];
}

type Entries = Readonly<Record<string, string>>;

/** Takes what the release changed, and keeps what the owner changed. */
function mergeEntries(key: string, site: Entries, base: Entries, next: Entries, conflicts: string[]): Entries {
  const merged: Record<string, string> = {};
  for (const name of new Set([...Object.keys(site), ...Object.keys(next)])) {
    const [own, before, now] = [site[name], base[name], next[name]];
    const value = own === before ? now : own;
    if (own !== before && now !== before && own !== now)
      conflicts.push(`${key}.${name}: yours is ${own ?? 'removed'}, the release has ${now ?? 'removed it'}`);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

/**
 * Merges a site's package.json with that of a release.
 * @param base entries as the site's present release had them
 */
export function mergePackage(site: Package, base: Manifest['package'], next: Package): MergedPackage {
  const conflicts: string[] = [];
  const shared = sharedKeys.map((key) => [
    key,
    mergeEntries(key, site[key] ?? {}, base[key] ?? {}, next[key] ?? {}, conflicts),
  ]);
  // What else a release says, such as the engine it needs, is not for the owner to decide; the name is.
  const { name, version, private: isPrivate, description } = site;
  const own = {
    name,
    version,
    ...(isPrivate !== undefined && { private: isPrivate }),
    ...(description !== undefined && { description }),
  };
  return { content: { ...site, ...next, ...own, ...Object.fromEntries(shared) }, conflicts };
}
