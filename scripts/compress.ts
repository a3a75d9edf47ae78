import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compressExport } from '../lib/publish/compress-export';

parseArgs({ options: {} });
const dir = 'out';
if (existsSync(dir)) console.log(`Compressed ${compressExport(dir)} files of ${dir}.`);
else {
  console.error('There is no build to compress: run npm run build first.');
  process.exitCode = 1;
}
