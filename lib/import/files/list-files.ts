import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { DocsPlugin } from '../choose-plugins';
import type { LoadedPlugin } from '../load/load-site';
import type { Root, RootKind } from './root';
import { nameBelow } from './roots';

/** A file of the site that comes along. */
export interface SourceFile {
  kind: RootKind;
  /** From the folder of the site. */
  from: string;
  /** On this machine. */
  file: string;
  /** From the project that it moves into. */
  to: string;
  /** The docs it is of, or the further blog. */
  docs?: DocsPlugin;
  blog?: LoadedPlugin;
}

const ignored = new Set(['node_modules', '.git', '.DS_Store', 'Thumbs.db', '.docusaurus']);

function* walk(folder: string, below: string): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const path = posix.join(below, entry.name);
    // Links are followed: what they lead to is part of the site.
    const stats = entry.isSymbolicLink() ? statSync(join(folder, path), { throwIfNoEntry: false }) : entry;
    if (stats?.isDirectory()) yield* walk(folder, path);
    else if (stats?.isFile()) yield path;
  }
}

/** Every file below the folders that come along. Where two lead to the same place, the first one does, as on the site. */
export function listSourceFiles(siteDir: string, roots: readonly Root[]): SourceFile[] {
  const files = new Map<string, SourceFile>();
  for (const root of roots) {
    if (root.kind === 'code') continue;
    const folder = resolve(siteDir, root.from);
    if (!existsSync(folder)) continue;
    for (const path of walk(folder, '')) {
      const to = posix.join(root.to, nameBelow(root, path));
      if (!files.has(to))
        files.set(to, {
          ...{ kind: root.kind, from: posix.join(root.from, path), file: join(folder, path), to },
          ...(root.docs && { docs: root.docs }),
          ...(root.blog && { blog: root.blog }),
        });
    }
  }
  return [...files.values()].sort((a, b) => (a.to < b.to ? -1 : 1));
}
