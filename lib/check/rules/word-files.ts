import type { ConfigProblem } from '../../config/config-places';
import { fileStart } from '../../report/place';
import { listNames } from '../../report/suggest';
import { nearestBuiltIn } from '../../words/built-in/index';
import { missingWords, unknownNames } from '../../words/own-words';
import { wordsFile } from '../../words/read-words';
import type { FileProblem, SiteInput } from '../content/site-input';
import type { Problem } from '../content/types';
import type { DataSource } from '../content/yaml-source';

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
