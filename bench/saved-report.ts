import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../lib/node/write-whole';

const folder = '.cache/bench/reports';
const table = z.array(z.record(z.string(), z.union([z.string(), z.number()])));
const schema = z.record(z.string(), z.array(table));

/** A table of figures: a row a case, whose first column says which. */
export type Table = z.output<typeof table>;

/** Figures of a commit: part of the bench → its tables. */
export type Report = z.output<typeof schema>;

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

const fileOf = (name: string) => join(folder, `${name}.json`);

function commitName(commit: string): string {
  try {
    return git('rev-parse', '--short=12', '--verify', '--quiet', `${commit}^{commit}`);
  } catch (cause) {
    throw new Error(
      `Git knows no commit "${commit}". Name a commit, a branch or a tag, or a report that ends in .json.`,
      {
        cause,
      },
    );
  }
}

/** Adds the figures of one part to the report of the commit that is checked out; of one with changes, to another. */
export function saveFigures(part: string, tables: readonly (readonly Readonly<Table[number]>[])[]): void {
  const changed = git('status', '--porcelain') === '' ? '' : '-changed';
  const file = fileOf(`${commitName('HEAD')}${changed}`);
  const report = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  writeWhole(file, `${JSON.stringify({ ...report, [part]: tables }, null, 2)}\n`);
}

/**
 * Reads a report.
 * @param name a commit, or the path of a report; `<commit>-changed` is that of its working tree
 * @throws Error that says how to make it, where there is none
 */
export function readReport(name: string): Report {
  const isFile = name.endsWith('.json');
  const [, commit = name, changed = ''] = /^(.*?)(-changed)?$/.exec(name) ?? [];
  const file = isFile ? name : fileOf(`${commitName(commit)}${changed}`);
  if (!existsSync(file)) throw new Error(`There is no report ${file}. Check out ${name} and run npm run bench there.`);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
