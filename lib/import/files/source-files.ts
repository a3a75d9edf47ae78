import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { listFiles } from '../../node/walk-files';
import type { DocsPlugin } from '../choose-plugins';
import type { LoadedPlugin } from '../load/load-site';
import { nameBelow, type Root, type RootKind } from './roots';

/** A file of the site to import. */
export interface SourceFile {
  kind: RootKind;
  /** From the folder of the site. */
  from: string;
  /** On this machine. */
  file: string;
  /** Path in the project. */
  to: string;
  /** The docs or the further blog it belongs to. */
  docs?: DocsPlugin;
  blog?: LoadedPlugin;
}

const ignored = new Set(['node_modules', '.git', '.DS_Store', 'Thumbs.db', '.docusaurus']);

/** Every file to import. If two would have the same place, the first one is taken, as in Docusaurus. */
export function listSourceFiles(siteDir: string, roots: readonly Root[]): SourceFile[] {
  const files = new Map<string, SourceFile>();
  for (const root of roots) {
    if (root.kind === 'code') continue;
    const folder = resolve(siteDir, root.from);
    if (!existsSync(folder)) continue;
    // Follow links: the files they lead to are part of the site.
    for (const path of listFiles(folder, { skip: (name) => ignored.has(name), follow: () => true })) {
      const to = posix.join(root.to, nameBelow(root, path));
      if (!files.has(to))
        files.set(to, {
          kind: root.kind,
          from: posix.join(root.from, path),
          file: join(folder, path),
          to,
          ...(root.docs && { docs: root.docs }),
          ...(root.blog && { blog: root.blog }),
        });
    }
  }
  return [...files.values()].sort((a, b) => (a.to < b.to ? -1 : 1));
}
