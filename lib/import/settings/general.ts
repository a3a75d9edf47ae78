import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import trim from 'lodash-es/trim.js';
import { listOf, recordOf, textOf } from '../../report/values';
import { codeKey } from '../load/plain-value';
import { announcementSettings } from './announcement';
import { type Draft, defined, type SettingsInput } from './draft';
import { headTags } from './draft-head-tags';
import { footerSettings } from './footer';
import { localeSettings } from './locale-settings';
import { themeSettings } from './theme-settings';

/** Address of a file in `static/`. Docusaurus accepts it with and without the base path. */
function fromRoot(written: unknown, { site }: SettingsInput): string | undefined {
  const path = textOf(written);
  if (path === undefined || /^[a-z]+:/i.test(path)) return path;
  const whole = path.startsWith('/') ? path : `/${path}`;
  const base = basePath(textOf(site.config['baseUrl']));
  return base !== '/' && whole.startsWith(`${base}/`) ? whole.slice(base.length) : whole;
}

/** The favicon, if its file exists. Docusaurus does not check that. */
function favicon(input: SettingsInput): string | undefined {
  const { site, report, placeOf } = input;
  const path = fromRoot(site.config['favicon'], input);
  if (!path?.startsWith('/')) return path;
  const folders = listOf(site.config['staticDirectories'] ?? ['static']).filter((name) => typeof name === 'string');
  if (folders.some((name) => existsSync(resolve(site.dir, name, `.${path}`)))) return path;
  report.left(`The icon ${path}, which is not there`, placeOf('favicon'), 'Draw one from the logo: npm run icons');
  return undefined;
}

function basePath(baseUrl: string | undefined): string {
  return `/${trim(baseUrl ?? '/', '/')}`;
}

function metadata({ theme }: SettingsInput): string | undefined {
  const tags = listOf(theme['metadata']).map(recordOf);
  return textOf(tags.find((tag) => tag['name'] === 'description')?.['content']);
}

function brand(input: SettingsInput): Draft {
  const { site, theme, report, placeOf } = input;
  const navbar = recordOf(theme['navbar']);
  const title = textOf(navbar['title']) ?? textOf(site.config['title']) ?? 'Documentation';
  const logo = recordOf(navbar['logo']);
  const src = fromRoot(logo['src'], input);
  const srcDark = fromRoot(logo['srcDark'], input);
  if (src !== undefined && !src.startsWith('/')) {
    const text = `The logo, which lies on another site: ${src}`;
    report.left(text, placeOf('logo'), 'Put it into public/, and name it in `brand.logo`.');
  }
  if (logo['href'] !== undefined && !/^\/?$/.test(String(logo['href']))) {
    const text = 'The address that the logo leads to';
    report.left(text, placeOf('logo'), 'It leads to the home page: add a link in `navbar`.');
  }
  return {
    title,
    ...(src?.startsWith('/') && {
      logo: { src, ...(srcDark?.startsWith('/') && { srcDark }), alt: textOf(logo['alt']) ?? '' },
    }),
  };
}

function colorMode({ theme }: SettingsInput): Draft | undefined {
  const mode = recordOf(theme['colorMode']);
  return defined({
    default: mode['defaultMode'] === 'dark' ? 'dark' : undefined,
    disableSwitch: mode['disableSwitch'] === true || undefined,
    respectSystem: mode['respectPrefersColorScheme'] === true || undefined,
  });
}

/** Values for the site's own components, without functions. */
function customFields(fields: unknown): unknown {
  const isCode = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && (codeKey in value || Object.values(value).some(isCode));
  const kept = Object.entries(recordOf(fields)).filter(([, value]) => !isCode(value));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Settings that depend on the configuration only. */
export function generalSettings(input: SettingsInput): Draft {
  const { config } = input.site;
  const tagline = textOf(config['tagline']) ?? '';
  const title = textOf(config['title']) ?? 'Documentation';
  return {
    title,
    tagline,
    description: metadata(input) ?? (tagline || title),
    url: (textOf(config['url']) ?? 'https://example.com').replace(/\/+$/, ''),
    basePath: basePath(textOf(config['baseUrl'])),
    ...defined({
      favicon: favicon(input),
      titleSeparator: textOf(config['titleDelimiter'])?.trim() || undefined,
      headTags: headTags(input),
      customFields: customFields(config['customFields']),
      locales: localeSettings(input),
    }),
    brand: brand(input),
    ...defined({ theme: themeSettings(input) }),
    footer: footerSettings(input),
    ...defined({ colorMode: colorMode(input), announcement: announcementSettings(input) }),
  };
}
