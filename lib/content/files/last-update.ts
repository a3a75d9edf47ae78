import { execFileSync, type StdioOptions } from 'node:child_process';
import type { DocFrontMatter } from '../../../schema/doc';
import { attempt } from '../../report/attempt';
import { withOffset } from './instant';

export interface LastUpdate {
  /** ISO 8601 date, or date and time with an offset. */
  date: string;
  author: string | undefined;
}

/** Output of git in a folder; empty outside of a repository or without git. */
function git(folder: string, command: readonly string[]): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio } as const;
  return attempt(() => execFileSync('git', command, options), '');
}

/** Reads `git log --name-only` output: newest commit first, one block a commit. */
export function parseGitLog(log: string): Map<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  for (const block of log.split('\0').slice(1)) {
    const [head = '', ...files] = block.split('\n').filter((line) => line !== '');
    const [date = '', author] = head.split('\t');
    for (const file of files) if (!updates.has(file)) updates.set(file, { date, author });
  }
  return updates;
}

/** Last commit of every file below a folder, by path from there. Empty outside of a repository: pages show no date then. */
export function readLastUpdates(folder: string): Map<string, LastUpdate> {
  const format = ['--format=%x00%cI%x09%an', '--name-only', '--relative'];
  return parseGitLog(git(folder, ['-c', 'core.quotePath=false', 'log', ...format, '--', '.']));
}

/** Files below a folder that differ from the last commit, by their paths from there; none outside of a repository. */
export function readUncommitted(folder: string): string[] {
  const changed = git(folder, ['diff', '--name-only', '--relative', '-z', 'HEAD', '--', '.']);
  return changed.split('\0').filter((path) => path !== '');
}

/** Name of the last commit that changed a folder; empty outside of a repository. */
export function lastCommit(folder: string): string {
  return git(folder, ['log', '-1', '--format=%H', '--', '.']).trim();
}

/** Last change of a document, from its front matter or else from git; null if neither has a date. */
export function lastUpdateOf(
  { last_update: own }: Pick<DocFrontMatter, 'last_update'>,
  path: string,
  updates: ReadonlyMap<string, LastUpdate>,
): LastUpdate | null {
  const date = own?.date === undefined ? updates.get(path)?.date : withOffset(own.date);
  return date ? { date, author: own?.author } : null;
}
