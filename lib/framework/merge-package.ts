import type { Manifest } from './framework-manifest';
import { type Package, sharedKeys } from './package-file';

/** A merged package.json with its conflicts. */
export interface MergedPackage {
  content: Package;
  /** Entries that both owner and release have changed. The owner's stay. */
  conflicts: string[];
}

type Entries = Readonly<Record<string, string>>;

/** Takes the changes of the release, but keeps those of the owner. */
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
 * Merges the package.json of a site with that of a release.
 * @param base entries of the site's present release
 */
export function mergePackage(site: Package, base: Manifest['package'], next: Package): MergedPackage {
  const conflicts: string[] = [];
  const shared = sharedKeys.map((key) => [
    key,
    mergeEntries(key, site[key] ?? {}, base[key] ?? {}, next[key] ?? {}, conflicts),
  ]);
  // Other keys, such as the engine, come from the release, but the name is the owner's.
  const { name, version, private: isPrivate, description } = site;
  const own = {
    name,
    version,
    ...(isPrivate !== undefined && { private: isPrivate }),
    ...(description !== undefined && { description }),
  };
  return { content: { ...site, ...next, ...own, ...Object.fromEntries(shared) }, conflicts };
}
