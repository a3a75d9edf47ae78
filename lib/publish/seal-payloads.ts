import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../report/reason-of';
import { payloadEnd } from '../site/route-payload';
import { orderRows } from './flight-rows';

/**
 * Adds a last row to every payload of an export, which is missing if a bad network or host has cut it short. The rows are
 * ordered by number, so that builds of the same sources are the same.
 * @param others payloads of another form
 * @returns a line for each payload of an unknown form, whose rows stay as they are
 */
export function sealPayloads(dir: string, others: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const files = new Set(readdirSync(dir, { recursive: true, encoding: 'utf8' }));
  const ordered = (file: string, data: string) => {
    try {
      return orderRows(data);
    } catch (error) {
      problems.push(`! ${file} stays in the order it was written in: ${reasonOf(error)}.`);
      return data;
    }
  };
  for (const file of files) {
    if (!file.endsWith('.txt') || others.has(file) || !files.has(file.replace(/\.txt$/, '.html'))) continue;
    const path = join(dir, file);
    writeFileSync(path, ordered(file, readFileSync(path, 'utf8')) + payloadEnd);
  }
  return problems;
}
