import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteConfigInput } from '../../../schema/site';
import { shownBrand } from '../../content/views/shown-logo';
import { recordOf, textOf, type Values } from '../../report/values';
import { staticDirectories } from '../files/roots';
import { fromRoot } from '../files/vouched-addresses';
import type { LoadedSite } from '../load/load-site';
import type { SettingsInput } from './draft';
import { textWidth } from './navbar-room';

/** The address of a file of `static/`, or of one on another site. */
export function staticAddress(written: unknown, { site }: SettingsInput): string | undefined {
  const path = textOf(written);
  return path === undefined || /^[a-z]+:/i.test(path) ? path : fromRoot(path, site);
}

/** The folder that holds a file which is asked for at a path, from the root of the site; undefined where none does. */
export function staticFolder(path: string, site: LoadedSite): string | undefined {
  const folders = staticDirectories(site).map((name) => resolve(site.dir, name));
  return folders.find((folder) => existsSync(join(folder, path)));
}

type Logo = NonNullable<SiteConfigInput['brand']['logo']>;

/** A logo, unless it lies on another site. */
function logoOf(logo: Values, what: string, key: string, input: SettingsInput): Logo | undefined {
  const [src, srcDark] = [staticAddress(logo['src'], input), staticAddress(logo['srcDark'], input)];
  if (src === undefined) return undefined;
  if (src.startsWith('/')) return { src, ...(srcDark?.startsWith('/') && { srcDark }), alt: textOf(logo['alt']) ?? '' };
  const next = `Put it into public/, and name it in \`${key}.logo\`.`;
  const where = src.startsWith('data:')
    ? 'which the configuration holds as data'
    : `which lies on another site: ${src}`;
  input.report.left(`${what}, ${where}`, input.placeOf('logo'), next);
  return undefined;
}

/** Name and logo in the navbar. */
export function brandSettings(input: SettingsInput): SiteConfigInput['brand'] {
  const { site, theme, report, placeOf } = input;
  const navbar = recordOf(theme['navbar']);
  const written = textOf(navbar['title']);
  const title = written || textOf(site.config['title']) || 'Documentation';
  const values = recordOf(navbar['logo']);
  const logo = logoOf(values, 'The logo', 'brand', input);
  if (values['href'] !== undefined && !/^\/?$/.test(String(values['href']))) {
    const text = 'The address that the logo leads to';
    report.left(text, placeOf('logo'), 'It leads to the home page: add a link in `navbar`.');
  }
  return { title, ...(logo && { logo: written ? logo : { ...logo, holdsName: true } }) };
}

/** Logo in the footer, with its address where that is a full one. */
export function footerLogo(input: SettingsInput): SiteConfigInput['footer']['logo'] {
  const values = recordOf(recordOf(input.theme['footer'])['logo']);
  const logo = logoOf(values, 'The logo of the footer', 'footer', input);
  const href = textOf(values['href']);
  if (!logo || href === undefined || !/^https?:/.test(href) || !URL.canParse(href)) return logo;
  return { ...logo, alt: logo.alt || new URL(href).host, href };
}

/** How wide logo and name of the navbar are, in pixels. */
export function brandWidth(input: SettingsInput): number {
  const brand = brandSettings(input);
  const folder = brand.logo && staticFolder(brand.logo.src, input.site);
  const { title, logo } = shownBrand(brand, folder ?? input.site.dir);
  return textWidth(title) * 1.4 + (logo ? logo.light.width + 10 : 0);
}
