import { existsSync } from 'node:fs';
import { join } from 'node:path';
import trim from 'lodash-es/trim.js';
import { isFromTheRight } from '../../config/writing-direction';
import { readJson } from '../../node/read-json';
import { recordOf, textOf, type Values } from '../../report/values';
import { localesOf, type SiteLocale } from '../locales';
import { type Draft, defined, type SettingsInput } from './draft';

function readMessages(siteDir: string, path: string): Values {
  const file = join(siteDir, path);
  if (!existsSync(file)) return {};
  try {
    return recordOf(readJson(file));
  } catch {
    return {};
  }
}

/** What the blog is called in a language, for what the configuration says in the default one. */
function blogTexts({ blog, site }: SettingsInput, { folder }: SiteLocale): Draft | undefined {
  const messages = readMessages(site.dir, `${folder}/docusaurus-plugin-content-blog/options.json`);
  const named = { blogTitle: 'title', blogDescription: 'description', blogSidebarTitle: 'sidebar.title' };
  const texts = Object.entries(named).map(([option, key]) => {
    const original = textOf(blog?.options[option]);
    return [original ?? '', original && textOf(recordOf(messages[key])['message'])] as const;
  });
  return defined(Object.fromEntries(texts.filter(([original]) => original !== '')));
}

/** Components show the text that stands in them: nothing here reads translations of code. */
function reportCodeTexts({ site, report }: SettingsInput, { code, folder }: SiteLocale): void {
  const path = `${folder}/code.json`;
  const own = Object.keys(readMessages(site.dir, path)).filter((key) => !key.startsWith('theme.'));
  if (own.length > 0) {
    const text = `Texts of components in ${code}: ${own.length} in code.json`;
    report.left(text, path, 'Components show the text between their tags, in every language.');
  }
}

function labelOf({ code, config }: SiteLocale): string {
  const name = textOf(config['label']) ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

const baseOf = (code: string) => code.toLowerCase().replace(/-.*$/s, '');

/**
 * What pages say their language is. The default one is in no address and has no folder, so it is called as its pages say;
 * the others keep the name that their addresses have.
 */
function codeOf({ code, config }: SiteLocale, locales: readonly SiteLocale[], input: SettingsInput): string {
  const { report, placeOf } = input;
  const said = textOf(config['htmlLang']) ?? code;
  if (said === code) return code;
  const isFree =
    code === locales[0]?.code && baseOf(said) === baseOf(code) && !locales.some((one) => one.code === said);
  if (isFree) report.changed(`The default language is ${said}, as its pages say: \`locales\``, placeOf('htmlLang'));
  else
    report.left(
      `\`htmlLang\` of ${code}, which is ${said}`,
      placeOf('htmlLang'),
      `Its pages say ${code}, as their addresses do.`,
    );
  return isFree ? said : code;
}

/** Pages of a language lie below its code, those of the default one at the address of the site. */
function reportAddress({ code, config }: SiteLocale, isFirst: boolean, { site, report, placeOf }: SettingsInput): void {
  const bare = (path: unknown) => trim(textOf(path) ?? '', '/');
  const own = [bare(site.config['url']), bare(site.config['baseUrl'])];
  const [url, base] = [textOf(config['url']), textOf(config['baseUrl'])];
  const below = [own[1], isFirst ? '' : code].filter(Boolean).join('/');
  if ((url === undefined || bare(url) === own[0]) && (base === undefined || bare(base) === below)) return;
  const text = `The address of ${code}: ${url ?? ''}${base ?? ''}`;
  report.left(text, placeOf('localeConfigs'), `Its pages are at /${below}: let your host lead there.`);
}

/** The languages of the site; undefined where it is in English alone, which needs no word. */
export function localeSettings(input: SettingsInput): Draft[] | undefined {
  const locales = localesOf(input.site);
  const [first] = locales;
  for (const locale of locales) if (locale !== first) reportCodeTexts(input, locale);
  for (const locale of locales) reportAddress(locale, locale === first, input);
  const codes = locales.map((locale) => codeOf(locale, locales, input));
  if (locales.length === 1 && codes[0] === 'en') return undefined;
  return locales.map((locale, index) => ({
    code: codes[index],
    label: labelOf(locale),
    ...defined({
      dir:
        (textOf(locale.config['direction']) ?? (isFromTheRight(locale.code) ? 'rtl' : 'ltr')) === 'rtl'
          ? 'rtl'
          : undefined,
      texts: locale === first ? undefined : blogTexts(input, locale),
    }),
  }));
}
