/** A part of the project that imports are judged by. */
export type Room =
  | 'app'
  | 'feature'
  | 'part'
  | 'base'
  | 'lib'
  | 'schema'
  | 'scripts'
  | 'tests'
  | 'site config'
  | 'tool config';

const parts = new Set(['layout', 'search', 'mdx']);
const byFolder: Record<string, Room> = {
  app: 'app',
  // Measures with what tests are made of, and no source imports it.
  bench: 'tests',
  lib: 'lib',
  schema: 'schema',
  scripts: 'scripts',
  stores: 'base',
  tests: 'tests',
};

/** Name of the feature a file belongs to: docs, blog, and whatever else has a folder of its own in components/. */
export function featureOf(path = ''): string | undefined {
  const [folder, name, rest] = path.split('/');
  if (folder !== 'components' || name === undefined || rest === undefined) return undefined;
  return parts.has(name) || name === 'ui' ? undefined : name;
}

/** The room of a file or folder; undefined for a package. */
export function roomOf(path = ''): Room | undefined {
  const [folder = '', name = '', rest] = path.split('/');
  if (path === 'site.config.ts' || path === 'site.config') return 'site config';
  if (!path.includes('/') && /\.config(\.\w+)?$/.test(path)) return 'tool config';
  if (folder !== 'components') return byFolder[folder];
  if (rest === undefined) return undefined;
  if (parts.has(name)) return 'part';
  return name === 'ui' ? 'base' : 'feature';
}

/** The folder of lib or of components that a file lies in; undefined for every other file. */
export function folderOf(path = ''): string | undefined {
  const [folder, name, rest] = path.split('/');
  return (folder === 'lib' || folder === 'components') && rest !== undefined ? `${folder}/${name}` : undefined;
}

/** Height of a room: imports lead to the same height or below. Rooms without one have rules of their own. */
export const heights: Partial<Record<Room, number>> = {
  app: 5,
  feature: 4,
  part: 3,
  base: 2,
  lib: 1,
  scripts: 1,
  'tool config': 1,
  schema: 0,
};
