import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../schema/site';
import { readPicture } from '../../pictures/read-picture';

/** Room in the navbar, in pixels: logos are as high as a square one, unless they are very wide. */
const room = { width: 140, height: 28 };

/** A picture of the logo, as large as the navbar shows it. */
export interface ShownPicture {
  src: string;
  width: number;
  height: number;
}

/** The logo as the navbar shows it. */
export interface ShownLogo {
  alt: string;
  light: ShownPicture;
  /** Where the dark mode has another one. */
  dark?: ShownPicture;
}

function shownPicture(publicDir: string, src: string): ShownPicture {
  const file = join(publicDir, src.replace(/[?#].*$/s, ''));
  const { width = 1, height = 1 } = (existsSync(file) && readPicture(file)) || {};
  const scale = Math.min(room.width / width, room.height / height);
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { src, width: pixels(width), height: pixels(height) };
}

/** How the navbar shows the logo, in the shape of its pictures; undefined on a site without one. */
export function shownLogo({ logo }: SiteConfig['brand'], publicDir: string): ShownLogo | undefined {
  if (!logo) return undefined;
  const { src, srcDark, alt } = logo;
  const light = shownPicture(publicDir, src);
  return srcDark === undefined ? { alt, light } : { alt, light, dark: shownPicture(publicDir, srcDark) };
}
