import type { Package } from './package-file';

interface LockedPackage {
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

type Locked = Readonly<Record<string, LockedPackage>>;

/** Places where Node.js looks for a dependency of a package, nearest first. */
function placesOf(from: string, name: string): string[] {
  const places: string[] = [];
  for (let at = from; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('node_modules/') - 1, 0)))
    places.push(`${at}/node_modules/${name}`);
  return [...places, `node_modules/${name}`];
}

/** Places of some packages and all their dependencies. */
function neededPlaces(packages: Locked, names: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const need = (from: string, name: string) => {
    const place = placesOf(from, name).find((one) => one in packages);
    // A missing package is optional, or the owner's own.
    if (place === undefined || needed.has(place)) return;
    needed.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((one) => peerDependenciesMeta?.[one]?.optional !== true);
    for (const one of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) need(place, one);
  };
  for (const name of names) need('', name);
  return needed;
}

/**
 * The package-lock.json for a site: that of the framework without packages for its tests.
 * @param text lock file of the framework (https://docs.npmjs.com/cli/configuring-npm/package-lock-json)
 * @param content package.json of the site
 */
export function siteLock(text: string, { name, version, dependencies, devDependencies }: Package): object {
  const lock = JSON.parse(text) as { packages: Locked };
  const needed = neededPlaces(lock.packages, Object.keys({ ...dependencies, ...devDependencies }));
  const { license: _, ...root } = { license: '', ...lock.packages[''] };
  const others = Object.entries(lock.packages).filter(([place]) => needed.has(place));
  const packages = { '': { ...root, name, version, dependencies, devDependencies }, ...Object.fromEntries(others) };
  return { ...lock, name, version, packages };
}
