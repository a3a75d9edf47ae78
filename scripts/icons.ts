import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../lib/config/site';
import { recolorLogo } from '../lib/framework/starter-logo';
import { putFile } from '../lib/node/put-file';
import { drawIcons } from '../lib/publish/draw-icons';
import { brandColors } from '../lib/theme/palette';

parseArgs({ options: {} });
const { logo } = site.brand;
if (!logo) {
  console.error('The site has no logo to draw icons from: name one in `brand.logo` of site.config.ts.');
  process.exit(1);
}

function write(file: string, content: string | Buffer): void {
  putFile(file, content);
  console.log(`Drew ${file}, ${content.length} bytes`);
}

const file = join('public', logo.src);
const starter = join('starter/public', logo.src);
if (existsSync(starter) && existsSync(file)) {
  const before = readFileSync(file, 'utf8');
  const after = recolorLogo(before, readFileSync(starter, 'utf8'), brandColors(site.theme).light);
  if (after !== undefined && after !== before) write(file, after);
}
const icons = await drawIcons(file);
for (const [name, bytes] of icons) write(join('public', name), bytes);
