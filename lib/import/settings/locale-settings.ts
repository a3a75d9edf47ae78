import trim from 'lodash-es/trim.js';
import { isFromTheRight } from '../../config/writing-direction';
import { recordOf, textOf } from '../../report/values';
import { codeTexts, readMessages } from '../files/code-texts';
import { localesOf, type SiteLocale } from '../site-locales';
import { type Draft, defined, type SettingsInput } from './draft';

/** Title of the blog in a language, as a translation of the configured one. */
function blogTexts({ blog, site }: SettingsInput, { folder }: SiteLocale): Draft | undefined {
  const messages = readMessages(site.dir, `${folder}/docusaurus-plugin-content-blog/options.json`);
  const named = { blogTitle: 'title', blogDescription: 'description', blogSidebarTitle: 'sidebar.title' };
  const texts = Object.entries(named).map(([option, key]) => {
    const original = textOf(blog?.options[option]);
    return [original ?? '', original && textOf(recordOf(messages[key])['message'])] as const;
  });
  return defined(Object.fromEntries(texts.filter(([original]) => original !== '')));
}

/** Reports translations of components: `translate()` has no access to the language. */
function reportCodeTexts({ site, report }: SettingsInput, locale: SiteLocale): void {
  const [texts] = codeTexts(site, locale);
  if (texts?.from !== undefined)
    report.changed(
      `Texts of components in ${locale.code}, where they stand in <Translate>: ${texts.to}. \`translate()\` gives the text as it is written`,
      texts.from,
    );
}

function labelOf({ code, config }: SiteLocale): string {
  const name = textOf(config['label']) ?? new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

const baseOf = (code: string) => code.toLowerCase().replace(/-.*$/s, '');

/** Code of a language on its pages. The default one, without prefix, may have that of its pages; others keep theirs. */
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

/** Pages of a language are below its code, those of the default one below the base path. */
function reportAddress({ code, config }: SiteLocale, isFirst: boolean, { site, report, placeOf }: SettingsInput): void {
  const bare = (path: unknown) => trim(textOf(path) ?? '', '/');
  const own = [bare(site.config['url']), bare(site.config['baseUrl'])];
  const [url, base] = [textOf(config['url']), textOf(config['baseUrl'])];
  const below = [own[1], isFirst ? '' : code].filter(Boolean).join('/');
  if ((url === undefined || bare(url) === own[0]) && (base === undefined || bare(base) === below)) return;
  const text = `The address of ${code}: ${url ?? ''}${base ?? ''}`;
  report.left(text, placeOf('localeConfigs'), `Its pages are at /${below}: let your host lead there.`);
}

/** The languages of the site; undefined for a site in English only, which needs no setting. */
export function localeSettings(input: SettingsInput): Draft[] | undefined {
  const locales = localesOf(input.site);
  const [first] = locales;
  for (const locale of locales) if (locale !== first) reportCodeTexts(input, locale);
  for (const locale of locales) reportAddress(locale, locale === first, input);
  const codes = locales.map((locale) => codeOf(locale, locales, input));
  if (locales.length === 1 && codes[0] === 'en') return undefined;
  const isRtl = ({ code, config }: SiteLocale) =>
    (textOf(config['direction']) ?? (isFromTheRight(code) && 'rtl')) === 'rtl';
  return locales.map((locale, index) => ({
    code: codes[index],
    label: labelOf(locale),
    ...defined({
      dir: isRtl(locale) ? 'rtl' : undefined,
      texts: locale === first ? undefined : blogTexts(input, locale),
    }),
  }));
}
