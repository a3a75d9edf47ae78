import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../lib/browser/launch-options';
import { site } from '../lib/config/site';

const touchSize = 180;
const appSizes = [192, 512];

/** An .ico file around one PNG, as every browser since Internet Explorer 11 reads it. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Draws the icons browsers and phones ask for from the logo of the site, which has to be an SVG file. */
async function drawIcons(): Promise<void> {
  const svg = readFileSync(join('public', site.brand.logo.src)).toString('base64');
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const draw = async (size: number): Promise<Buffer> => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0"><img src="data:image/svg+xml;base64,${svg}" width="${size}" height="${size}" style="display:block">`,
    );
    return page.screenshot({ omitBackground: true });
  };
  const files: [string, Buffer][] = [
    ['favicon.ico', icoOf(await draw(32), 32)],
    ['apple-touch-icon.png', await draw(touchSize)],
  ];
  for (const size of appSizes) files.push([`img/icon-${size}.png`, await draw(size)]);
  await browser.close();
  for (const [name, bytes] of files) {
    writeFileSync(join('public', name), bytes);
    console.log(`Drew public/${name}, ${bytes.length} bytes`);
  }
}

await drawIcons();
