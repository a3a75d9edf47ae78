import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../report/reason-of';
import { payloadEnd } from '../site/route-payload';
import { orderRows } from './flight-rows';

/**
 * Ends every payload of an export with a row of its own: one that a bad network or host cut short has none. Its rows come
 * in the order of their numbers, so that builds of the same sources write the same.
 * @param others payloads of another form
 * @returns a line about each payload whose form is not known; its rows stay as they are
 */
export function sealPayloads(dir: string, others: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const files = new Set(readdirSync(dir, { recursive: true, encoding: 'utf8' }));
  const ordered = (file: string, data: string) => {
    try {
      return orderRows(data);
    } catch (error) {
      const reason = reasonOf(error);
      problems.push(`! ${file} stays in the order it was written in: ${reason}.`);
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
