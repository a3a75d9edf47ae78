import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What lies in a folder and is none itself. */
export interface FoundFile {
  /** From the folder that was walked through, with forward slashes. */
  path: string;
  /** Whether it is a symbolic link, which may lead to a file, to a folder or nowhere. */
  isLink: boolean;
}

interface WalkOptions {
  /** Says which files and folders are left out, by their names. */
  skip?: (name: string) => boolean;
  /** Says which folders are walked through where a link leads to them, by their real paths; default: none. */
  follow?: (target: string) => boolean;
}

function folderBehind(link: string): string | undefined {
  try {
    const target = realpathSync(link);
    return statSync(target).isDirectory() ? target : undefined;
  } catch {
    return undefined;
  }
}

/** Whether one of some folders is this one, or lies in it. */
function holdsOne(folder: string, others: readonly string[]): boolean {
  return others.some((other) => other === folder || other.startsWith(folder + sep));
}

/**
 * Everything below a folder that is no folder, in any order. A link that leads back to where it lies is not followed: it would
 * have no end.
 */
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
 * Paths of the files below a folder, also of those that links lead to. A link that leads nowhere is none: some editors make
 * one for each text that is not saved yet.
 */
export function listFiles(root: string, options?: WalkOptions): string[] {
  return walkFiles(root, options)
    .filter(({ path, isLink }) => !isLink || statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .map(({ path }) => path);
}

/** Paths of every file below a folder, or the file itself; none where nothing is there. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return listFiles(path).map((file) => join(path, file));
}
