import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetMediaType } from '../content/files/assets';

/** A picture below public/ as a data URL: SVG, or whatever the ending says. */
export function readLogo(publicDir: string, src: string): string {
  const type = assetMediaType(src) ?? 'image/png';
  return `data:${type};base64,${readFileSync(join(publicDir, src)).toString('base64')}`;
}
