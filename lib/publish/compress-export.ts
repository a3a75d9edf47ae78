import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '../node/walk-files';

const text = /\.(html|js|mjs|css|txt|md|json|xml|svg|webmanifest)$/;
/** Smaller files fit into one packet and gain nothing. */
const leastBytes = 1000;

/**
 * Writes a .br and a .gz file beside each text file of an export, smaller than what hosts compress for each request.
 * @returns the number of compressed files
 */
export function compressExport(dir: string): number {
  let count = 0;
  for (const file of filesBelow(dir).filter((path) => text.test(path))) {
    const data = readFileSync(file);
    if (data.length < leastBytes) continue;
    writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
    count += 1;
  }
  return count;
}
