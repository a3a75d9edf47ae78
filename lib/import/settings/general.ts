import { drawnLogo } from '../files/plan-logo';
import { listOf, textOf, valuesOf } from '../load/values';
import { announcementSettings } from './announcement';
import { type Draft, defined, type SettingsInput } from './draft';
import { footerSettings } from './footer';
import { themeSettings } from './theme';

function fromRoot(path: string | undefined): string | undefined {
  return path === undefined || /^(?:\/|[a-z]+:)/i.test(path) ? path : `/${path}`;
}

function basePath(baseUrl: string | undefined): string {
  return `/${(baseUrl ?? '/').replace(/^\/+|\/+$/g, '')}`;
}

function metadata({ theme }: SettingsInput): string | undefined {
  const tags = listOf(theme['metadata']).map(valuesOf);
  return textOf(tags.find((tag) => tag['name'] === 'description')?.['content']);
}

function brand({ site, theme }: SettingsInput): Draft {
  const navbar = valuesOf(theme['navbar']);
  const title = textOf(navbar['title']) ?? textOf(site.config['title']) ?? 'Documentation';
  const logo = valuesOf(navbar['logo']);
  const src = fromRoot(textOf(logo['src']));
  const srcDark = fromRoot(textOf(logo['srcDark']));
  if (src?.startsWith('/'))
    return { title, logo: { src, ...(srcDark?.startsWith('/') && { srcDark }), alt: textOf(logo['alt']) ?? '' } };
  const favicon = fromRoot(textOf(site.config['favicon']));
  if (favicon?.startsWith('/')) return { title, logo: { src: favicon, alt: '' } };
  // A picture of this name is drawn for it.
  return { title, logo: { src: drawnLogo, alt: '' } };
}

function locales({ site, report, placeOf }: SettingsInput): Draft[] | undefined {
  const i18n = valuesOf(site.config['i18n']);
  const codes = listOf(i18n['locales']).filter((code) => typeof code === 'string');
  const first = textOf(i18n['defaultLocale']) ?? codes[0] ?? 'en';
  const configs = valuesOf(i18n['localeConfigs']);
  const named = (code: string) => {
    const config = valuesOf(configs[code]);
    const label = textOf(config['label']) ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return { code, label, ...(config['direction'] === 'rtl' && { dir: 'rtl' }) };
  };
  if (codes.length > 1)
    report.left(
      `Translations into ${codes.filter((code) => code !== first).join(', ')}`,
      placeOf('locales'),
      'They lie in i18n/, for a site of their own each.',
    );
  return first === 'en' ? undefined : [named(first)];
}

function colorMode({ theme }: SettingsInput): Draft | undefined {
  const mode = valuesOf(theme['colorMode']);
  return defined({
    default: mode['defaultMode'] === 'dark' ? 'dark' : undefined,
    disableSwitch: mode['disableSwitch'] === true || undefined,
    respectSystem: mode['respectPrefersColorScheme'] === true || undefined,
  });
}

/** Settings that follow from the configuration alone. */
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
      favicon: fromRoot(textOf(config['favicon'])),
      titleSeparator: textOf(config['titleDelimiter']),
      locales: locales(input),
    }),
    brand: brand(input),
    ...defined({ theme: themeSettings(input) }),
    footer: footerSettings(input),
    ...defined({ colorMode: colorMode(input), announcement: announcementSettings(input) }),
  };
}
