import type { ConfigProblem } from '../../config/config-places';
import { splitTranslation } from '../../content/files/translations';
import { languageFolder, withLanguagesInUse } from '../../content/model/languages-in-use';
import { fileStart } from '../../report/place';
import { listNames } from '../../report/suggest';
import { isMarkdownKind } from '../content/kinds';
import type { FileProblem, SiteInput } from '../content/site-input';

/** Translations that no page shows: of nothing, or into a language that the site has no pages in, of which the first is named. */
export function translations({ config, files, byPath }: SiteInput): FileProblem[] {
  const [standard, ...others] = config.locales.map(({ code }) => code);
  const unknown = new Set<string>();
  return files.flatMap(({ path: file, kind }): FileProblem[] => {
    const { locale, original } = splitTranslation(file) ?? {};
    if (locale === undefined || original === undefined || !isMarkdownKind(kind)) return [];
    if (!others.includes(locale)) {
      if (unknown.has(locale)) return [];
      unknown.add(locale);
      const isDefault = locale === standard;
      const message = isDefault
        ? `\`${locale}\` is the default language, and nobody sees its translations`
        : `The site has no language \`${locale}\``;
      const hint = isDefault
        ? `Write in ${original} instead.`
        : `Add it to \`locales\` in site.config.ts, which has ${listNames(config.locales.map(({ code }) => code))}.`;
      return [{ ...{ file, code: 'translation/unused', ...fileStart }, message, hint }];
    }
    if (byPath.has(original)) return [];
    const message = `${original}, which this translates, does not exist`;
    const hint =
      'A page exists in every language or in none: give the translation the path of its original, or delete it.';
    return [{ ...{ file, code: 'translation/no-original', ...fileStart }, message, hint }];
  });
}

/** Languages of the site without a folder of translations, which have no pages. */
export function configLanguages({ config, roots }: SiteInput): ConfigProblem[] {
  const { locales } = withLanguagesInUse(config, roots.contentDir);
  return config.locales.flatMap(({ code }, index): ConfigProblem[] => {
    if (locales.some((locale) => locale.code === code)) return [];
    const message = `The content has no folder ${languageFolder(code)}, so the language \`${code}\` has no pages`;
    const hint = `Make the folder and translate a page into it, or remove the language.`;
    return [{ key: ['locales', index, 'code'], code: 'translation/no-folder', message, hint }];
  });
}
