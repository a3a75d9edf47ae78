import { spokenTexts } from '../../config/local-site';
import { sidebarTextsFile } from '../../content/sidebar/sidebar-texts';
import { fileStart } from '../../report/place';
import { listNames, nearest } from '../../report/suggest';
import { configLabelKeys } from '../../words/read-texts';
import type { FileProblem, SiteInput } from '../content/site-input';

/** Near names, compared as paths are: what stands in front of a name must not make others seem near. */
function near(key: string, keys: readonly string[]): string {
  const byPath = new Map(keys.map((one) => [one.replaceAll('.', '/'), one]));
  const found = nearest(key.replaceAll('.', '/'), byPath.keys()).map((path) => byPath.get(path) ?? path);
  return found.length > 0 ? `Did you mean ${listNames(found)}?` : 'Write it as in the default language, or remove it.';
}

/** Translated labels that no page shows, because nothing has the name that they translate. */
export function translatedLabels(site: SiteInput): FileProblem[] {
  return site.config.locales.flatMap(({ code }) => {
    const files = site.files.filter(({ kind, path }) => kind === 'Labels' && path.startsWith(`i18n/${code}/`));
    if (files.length === 0) return [];
    const ofConfig = configLabelKeys(spokenTexts(site.config));
    const theme = `i18n/${code}/docusaurus-theme-classic`;
    const known = new Map([
      [`${theme}/navbar.json`, ofConfig],
      [`${theme}/footer.json`, ofConfig],
    ]);
    for (const [version, keys] of site.labelKeys(code)) known.set(sidebarTextsFile(code, version), [...keys]);
    return files.flatMap(({ path: file, entries }): FileProblem[] => {
      const keys = known.get(file);
      // The texts of components are known when they run.
      if (file === `i18n/${code}/code.json`) return [];
      if (keys === undefined) {
        const message = 'The docs have no such version, so nobody sees these labels';
        const hint = `Files of labels here: ${[...known.keys()].join(', ')}.`;
        return [{ file, code: 'translation/no-original', ...fileStart, message, hint }];
      }
      return entries
        .filter(({ key }) => !keys.includes(key))
        .map(({ key, place }) => ({
          file,
          code: 'translation/unknown-label',
          ...place,
          message: `Nothing is called \`${key}\`, so no page shows this`,
          hint: near(key, keys),
        }));
    });
  });
}
