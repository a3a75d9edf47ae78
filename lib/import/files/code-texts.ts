import { join } from 'node:path';
import { readJson } from '../../node/read-json';
import { attempt } from '../../report/attempt';
import { recordOf, textOf, type Values } from '../../report/values';
import { readHtml } from '../html-text';
import type { LoadedSite } from '../load/load-site';
import { localesOf, type SiteLocale } from '../site-locales';
import { type PlannedFile, textOfPlanned } from './planned-file';
import type { SourceFile } from './source-files';

/** The messages of a file of translations, by its path from the folder of the site; empty if it cannot be read. */
export function readMessages(siteDir: string, path: string): Values {
  return attempt(() => recordOf(readJson(join(siteDir, path))), {});
}

/** The texts of the site's own components in a language, without those of Docusaurus; empty if there are none. */
export function codeTexts({ dir }: Pick<LoadedSite, 'dir'>, { code, folder }: SiteLocale): PlannedFile[] {
  const from = `${folder}/code.json`;
  const own = Object.entries(readMessages(dir, from)).filter(([key]) => !key.startsWith('theme.'));
  const text = `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`;
  return own.length > 0 ? [{ to: `content/i18n/${code}/code.json`, from, text }] : [];
}

/** A file of translations: the copyright line of the footer, which is HTML in Docusaurus, is text here. */
export function planTexts({ to, file, from }: SourceFile): PlannedFile {
  const messages = /\/docusaurus-theme-classic\/footer\.json$/.test(to) ? readMessages('', file) : {};
  const line = recordOf(messages['copyright']);
  const message = textOf(line['message']);
  if (message === undefined || readHtml(message).text === message) return { to, file, from };
  const whole = { ...messages, copyright: { ...line, message: readHtml(message).text } };
  return { to, from, text: `${JSON.stringify(whole, null, 2)}\n` };
}

/**
 * Copies of pages in code for each language that has texts of components: such pages show these by themselves, and none is
 * said to be untranslated.
 */
export function pagesInLanguages(planned: readonly PlannedFile[], site: LoadedSite): PlannedFile[] {
  const pages = planned.filter(({ from = '', to }) => /\.[jt]sx?$/.test(from) && /^content\/pages\/.*\.mdx$/.test(to));
  const [, ...translated] = localesOf(site);
  return translated
    .filter((locale) => codeTexts(site, locale).length > 0)
    .flatMap(({ code }) => {
      const folder = `content/i18n/${code}/docusaurus-plugin-content-pages`;
      return pages
        .filter((page) => !/from ['"]\./.test(textOfPlanned(page)))
        .map((page) => ({ ...page, to: page.to.replace(/^content\/pages/, folder) }));
    });
}
