import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../schema/site';
import { readPicture } from '../../pictures/read-picture';

/** Room in the navbar and in the footer, in pixels: logos are as high as a square one, unless they are very wide. */
const navbarRoom = { width: 140, height: 28 };
const footerRoom = { width: 144, height: 48 };

export type ShownPicture = ReturnType<typeof shownPicture>;
export type ShownLogo = ReturnType<typeof shown>;
export type ShownBrand = ReturnType<typeof shownBrand>;

type Pictures = Pick<NonNullable<SiteConfig['brand']['logo']>, 'src' | 'srcDark' | 'alt'>;

function shownPicture(publicDir: string, src: string, room: typeof navbarRoom) {
  const file = join(publicDir, src.replace(/[?#].*$/s, ''));
  const { width = 1, height = 1 } = (existsSync(file) && readPicture(file)) || {};
  const scale = Math.min(room.width / width, room.height / height);
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { src, width: pixels(width), height: pixels(height) };
}

function shown({ src, srcDark, alt }: Pictures, publicDir: string, room: typeof navbarRoom) {
  const dark = srcDark === undefined ? undefined : shownPicture(publicDir, srcDark, room);
  return { alt, light: shownPicture(publicDir, src, room), ...(dark && { dark }) };
}

/** What the navbar begins with: the logo, in the shape of its pictures, and the name, unless the logo holds it. */
export function shownBrand({ title, logo }: SiteConfig['brand'], publicDir: string) {
  if (!logo) return { title };
  const picture = shown(logo, publicDir, navbarRoom);
  return logo.holdsName ? { title: '', logo: { ...picture, alt: logo.alt || title } } : { title, logo: picture };
}

/** The logo of the footer, which may be a link. */
export interface ShownFooterLogo extends ShownLogo {
  href?: string | undefined;
}

/** How the footer shows its logo; undefined on a site without one. */
export function shownFooterLogo({ logo }: SiteConfig['footer'], publicDir: string): ShownFooterLogo | undefined {
  return logo && { ...shown(logo, publicDir, footerRoom), href: logo.href };
}
