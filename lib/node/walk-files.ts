import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { attempt } from '../report/attempt';

export interface FoundFile {
  /** Relative to the folder, with forward slashes. */
  path: string;
  /** Whether it is a symbolic link to a file, to a folder or to nothing. */
  isLink: boolean;
}

interface WalkOptions {
  /** Whether to skip a file or folder, by its name. */
  skip?: (name: string) => boolean;
  /** Whether to follow a link to a folder, by the real path of the folder; false by default. */
  follow?: (target: string) => boolean;
}

function folderBehind(link: string): string | undefined {
  const target = attempt(() => realpathSync(link), undefined);
  return target !== undefined && statSync(target, { throwIfNoEntry: false })?.isDirectory() ? target : undefined;
}

/** Whether a folder is, or contains, one of some others. */
function holdsOne(folder: string, others: readonly string[]): boolean {
  return others.some((other) => other === folder || other.startsWith(folder + sep));
}

/** All files below a folder, in any order. A link to a folder around it is not followed, because that would never end. */
export function walkFiles(root: string, { skip, follow }: WalkOptions = {}): FoundFile[] {
  const found: FoundFile[] = [];
  function walk(below: string, real: string, above: readonly string[]): void {
    const here = [...above, real];
    const visit = (entry: Dirent): void => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) walk(path, join(real, entry.name), here);
      const isLink = entry.isSymbolicLink();
      if (isLink || entry.isFile()) found.push({ path, isLink });
      const target = isLink && follow ? folderBehind(join(real, entry.name)) : undefined;
      if (target !== undefined && follow?.(target) && !holdsOne(target, here)) walk(path, target, here);
    };
    for (const entry of readdirSync(real, { withFileTypes: true })) if (!skip?.(entry.name)) visit(entry);
  }
  walk('', realpathSync(root), []);
  return found;
}

/**
 * Paths of the files below a folder, including those behind links. Links to nothing are skipped: some editors create one
 * for each unsaved text.
 */
export function listFiles(root: string, options?: WalkOptions): string[] {
  return walkFiles(root, options)
    .filter(({ path, isLink }) => !isLink || statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .map(({ path }) => path);
}

/** Paths of all files below a folder, or of the file itself; none if nothing is there. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return listFiles(path).map((file) => join(path, file));
}
