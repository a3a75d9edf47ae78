import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '../lib/config/site';
import { drawIcons } from '../lib/publish/draw-icons';

const { logo } = site.brand;
if (!logo) {
  console.error('The site has no logo to draw icons from: name one in `brand.logo` of site.config.ts.');
  process.exit(1);
}
const icons = await drawIcons(join('public', logo.src));
for (const [name, bytes] of icons) {
  const file = join('public', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`Drew ${file}, ${bytes.length} bytes`);
}
