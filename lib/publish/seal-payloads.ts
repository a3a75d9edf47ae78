import { appendFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { payloadEnd } from '../site/payload-end';

/** Ends every payload of an export with a row of its own: one that a bad network or host cut short has none. */
export function sealPayloads(dir: string): void {
  const files = new Set(readdirSync(dir, { recursive: true, encoding: 'utf8' }));
  for (const file of files) {
    if (!file.endsWith('.txt')) continue;
    const isPayload = basename(file).startsWith('__next.') || files.has(file.replace(/\.txt$/, '.html'));
    if (isPayload) appendFileSync(join(dir, file), payloadEnd);
  }
}
