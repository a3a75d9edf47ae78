import { existsSync } from 'node:fs';
import { compressExport } from '../lib/publish/compress-export';

const dir = 'out';
if (existsSync(dir)) console.log(`Compressed ${compressExport(dir)} files of ${dir}.`);
else {
  console.error('There is no build to compress: run npm run build first.');
  process.exitCode = 1;
}
