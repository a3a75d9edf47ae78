const versioned = /^versioned_sidebars\/version-(.+)-sidebars\.json$/;

/** Version whose sidebars a content file declares; undefined for any other file. */
export function sidebarsVersion(path: string): string | undefined {
  return path === 'sidebars.json' ? 'current' : versioned.exec(path)?.[1];
}

/** Content file that declares the sidebars of a version, where there is one. */
export function sidebarsFile(version: string): string {
  return version === 'current' ? 'sidebars.json' : `versioned_sidebars/version-${version}-sidebars.json`;
}
