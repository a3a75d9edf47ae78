import type { ConfigProblem } from '../../config/config-places';
import { isMarkdownKind } from '../../content/files/file-kind';
import { splitTranslation } from '../../content/files/translations';
import { languageFolder, withLanguagesInUse } from '../../content/model/languages-in-use';
import { fileStart } from '../../report/place';
import { listNames } from '../../report/suggest';
import { nearestBuiltIn } from '../../words/built-in/index';
import { missingWords, unknownNames } from '../../words/own-words';
import { wordsFile } from '../../words/read-words';
import type { FileProblem, SiteInput } from '../content/site-input';
import type { Problem } from '../content/types';
import type { DataSource } from '../content/yaml-source';

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
      return [{ file, code: 'translation/unused', ...fileStart, message, hint }];
    }
    if (byPath.has(original)) return [];
    const message = `${original}, which this translates, does not exist`;
    const hint =
      'A page exists in every language or in none: give the translation the path of its original, or delete it.';
    return [{ file, code: 'translation/no-original', ...fileStart, message, hint }];
  });
}

/** Languages of the site without a folder of translations, which have no pages. */
export function configLanguages({ config, roots }: SiteInput): ConfigProblem[] {
  const { locales } = withLanguagesInUse(config, roots.contentDir);
  return config.locales.flatMap(({ code }, index): ConfigProblem[] => {
    if (locales.some((locale) => locale.code === code)) return [];
    const message = `The content has no folder ${languageFolder(code)}, so the language \`${code}\` has no pages`;
    const hint = 'Make the folder and translate a page into it, or remove the language.';
    return [{ key: ['locales', index, 'code'], code: 'translation/no-folder', message, hint }];
  });
}

/** A file names so many of the words it lacks one by one; a language that is only begun would drown all else. */
const mostNamed = 20;

/** Names in braces of a table of words that nothing stands in for. */
export function wordNames(value: unknown, source: DataSource): Problem[] {
  return unknownNames(value).map(({ path, name, known }) => ({
    code: 'words/unknown-name',
    ...source.valuePlace(path),
    message: `Nothing stands in for {${name}} in \`${path.join('.')}\``,
    hint: known.length > 0 ? `It knows ${known.map((one) => `{${one}}`).join(', ')}.` : 'Write it without braces.',
  }));
}

/** Words that a language of the site lacks, which are English then, and files of words for no language of it. */
export function words({ config, files }: SiteInput): FileProblem[] {
  const codes = config.locales.map(({ code }) => code);
  return files
    .filter(({ kind }) => kind === 'Words')
    .flatMap(({ path: file, data }): FileProblem[] => {
      const code = codes.find((one) => wordsFile(one) === file);
      if (code === undefined) {
        const unused = `Languages of site.config.ts: ${listNames(codes)}.`;
        const message = 'The site has no such language';
        return [{ file, code: 'words/unused', ...fileStart, message, hint: unused }];
      }
      if (nearestBuiltIn(code)) return [];
      const missing = missingWords(data);
      const rest = missing.length - mostNamed;
      const hint = 'Readers see the English word. Translate it here.';
      const named = missing.slice(0, mostNamed).map((name) => `The word \`${name}\` is missing`);
      return [...named, ...(rest > 0 ? [`${rest} more words are missing`] : [])].map((message) => ({
        file,
        code: 'words/missing',
        ...fileStart,
        message,
        hint,
      }));
    });
}

/** Languages of the site that the interface has no words in. */
export function configLocales({ config, files }: SiteInput): ConfigProblem[] {
  return config.locales.flatMap(({ code }, index): ConfigProblem[] => {
    if (nearestBuiltIn(code) || files.some(({ path }) => path === wordsFile(code))) return [];
    const message = `The interface has no words in \`${code}\`, and is English there`;
    const hint = `Write them in ${wordsFile(code)} of the content folder.`;
    return [{ key: ['locales', index, 'code'], code: 'words/missing', message, hint }];
  });
}
