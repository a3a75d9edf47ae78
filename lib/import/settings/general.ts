import { listOf, recordOf, textOf } from '../../report/values';
import { type PlannedFile, textOfPlanned } from '../files/planned-file';
import { basePathOf } from '../files/vouched-addresses';
import { isCode } from '../load/plain-value';
import { announcementSettings } from './announcement';
import { type Draft, defined, type SettingsInput } from './draft';
import { headTags } from './draft-head-tags';
import { footerSettings } from './footer';
import { localeSettings } from './locale-settings';
import { brandSettings, staticAddress, staticFolder } from './logos';
import { themeSettings } from './theme-settings';

/** The icon of the site, where it is there: Docusaurus does not look. Those of other sites stay there. */
function favicon(input: SettingsInput): string | undefined {
  const { site, report, placeOf } = input;
  const path = staticAddress(site.config['favicon'], input);
  if (path === undefined || staticFolder(path, site) !== undefined) return path;
  const [where, next] = path.startsWith('/')
    ? ['is not there', 'Draw one from the logo: npm run icons']
    : ['lies on another site', 'Save it into public/, and name it in `favicon`.'];
  report.left(`The icon ${path}, which ${where}`, placeOf('favicon'), next);
  return undefined;
}

function metadata({ theme }: SettingsInput): string | undefined {
  const tags = listOf(theme['metadata']).map(recordOf);
  return textOf(tags.find((tag) => tag['name'] === 'description')?.['content']);
}

function colorMode({ theme }: SettingsInput): Draft | undefined {
  const mode = recordOf(theme['colorMode']);
  return defined({
    default: mode['defaultMode'] === 'dark' ? 'dark' : undefined,
    disableSwitch: mode['disableSwitch'] === true || undefined,
    respectSystem: mode['respectPrefersColorScheme'] === true || undefined,
  });
}

/** Values for the site's own components, without functions, and names of its repository that they ask for. */
function customFields({ site: { config } }: SettingsInput, planned: readonly PlannedFile[]): unknown {
  const code = planned.filter(({ to }) => /^content\/components\/.*\.[cm]?[jt]sx?$/.test(to)).map(textOfPlanned);
  const asked = ['organizationName', 'projectName'].filter((name) => code.some((text) => text.includes(name)));
  const fields = {
    ...Object.fromEntries(asked.map((name) => [name, config[name]])),
    ...recordOf(config['customFields']),
  };
  const holdsCode = (value: unknown): boolean =>
    isCode(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsCode));
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && !holdsCode(value));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Settings that depend on no page. */
export function generalSettings(input: SettingsInput, planned: readonly PlannedFile[]): Draft {
  const { config } = input.site;
  const tagline = textOf(config['tagline']) ?? '';
  const title = textOf(config['title']) ?? 'Documentation';
  return {
    title,
    tagline,
    description: metadata(input) ?? (tagline || title),
    url: (textOf(config['url']) ?? 'https://example.com').replace(/\/+$/, ''),
    basePath: basePathOf(input.site) || '/',
    ...defined({
      favicon: favicon(input),
      titleSeparator: textOf(config['titleDelimiter'])?.trim() || undefined,
      headTags: headTags(input),
      customFields: customFields(input, planned),
      locales: localeSettings(input),
    }),
    brand: brandSettings(input),
    ...defined({ theme: themeSettings(input) }),
    footer: footerSettings(input),
    ...defined({ colorMode: colorMode(input), announcement: announcementSettings(input) }),
  };
}
