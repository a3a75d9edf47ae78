import type { LastUpdate } from '../content/files/last-update';
import { olderThanOriginal } from '../content/files/translation-dates';
import { splitTranslation, translationPath } from '../content/files/translations';
import type { Diagnostic } from '../report/diagnostic';
import { fileStart } from '../report/place';
import { toDiagnostic } from './content/content-codes';
import type { SiteInput } from './content/site-input';

/** Published pages, without those of versions that are no longer maintained. */
function originals({ content }: SiteInput): string[] {
  const docs = content.versions.filter(({ banner }) => banner !== 'unmaintained').flatMap((version) => version.docs);
  return [...docs, ...content.pages, ...content.posts].map(({ path }) => path).sort();
}

/** Two moments as days, or as minutes where the day is the same. */
function momentsOf(...dates: readonly [string, string]): string[] {
  const written = dates.map((date) => new Date(date).toISOString().replace('T', ' '));
  const days = written.map((moment) => moment.slice(0, 10));
  return days[0] === days[1] ? written.map((moment) => moment.slice(0, 16)) : days;
}

/** Every page in each language but the default one, with the file of its translation, if there is one. */
export function pageTranslations(input: SiteInput, updates: ReadonlyMap<string, Pick<LastUpdate, 'date'>>) {
  const translationOf = new Map<string, string>();
  for (const { path } of input.files) {
    const found = splitTranslation(path);
    if (found) translationOf.set(`${found.locale} ${found.original}`, path);
  }
  const all = originals(input);
  return input.config.locales.slice(1).map(({ code, label }) => {
    const pages = all.map((original) => {
      const file = translationOf.get(`${code} ${original}`);
      // When both were changed, where the original was later.
      const older = file === undefined ? undefined : olderThanOriginal({ original, file }, updates);
      return { original, file, older };
    });
    return { code, label, pages };
  });
}

/** Which pages each language lacks, and which translations are older than their original, with the numbers of both. */
export function translationState(input: SiteInput, updates: ReadonlyMap<string, LastUpdate>) {
  const diagnostics: Diagnostic[] = [];
  const counts = pageTranslations(input, updates).map(({ code, label, pages }) => {
    const count = { code, label, pages: pages.length, translated: 0, outdated: 0 };
    for (const { original, file, older } of pages) {
      if (file === undefined) {
        const message = `There is no translation into \`${code}\``;
        const hint = `Write it in ${translationPath(original, code)}.`;
        diagnostics.push(toDiagnostic(original, { code: 'translation/missing', ...fileStart, message, hint }));
        continue;
      }
      count.translated++;
      if (!older) continue;
      count.outdated++;
      const [changed, translated] = momentsOf(older.changed, older.translated);
      const message = `${original} was changed on ${changed}, after this translation (${translated})`;
      const hint = 'Translate what is new. A commit of this file says that it is up to date.';
      diagnostics.push(toDiagnostic(file, { code: 'translation/outdated', ...fileStart, message, hint }));
    }
    return count;
  });
  return { diagnostics, counts };
}
