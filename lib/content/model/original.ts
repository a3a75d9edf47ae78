import type { Doc, Page, Post } from '../types';
import { documentsOf } from './documents';
import { fromEdition } from './from-edition';
import type { Edition } from './make-editions';

/** The document in the default language, shown on a page that is not translated. */
export interface Original {
  code: string;
  /** Name of that language in the language of the page. */
  label: string;
  /** Route of its own page, without the base path. */
  route: string;
}

/** Routes of the documents of an edition by their paths. */
const routesOf = fromEdition(
  ({ content }) => new Map(documentsOf(content).map(({ path, permalink }) => [path, permalink])),
);

/** Name of a language in another one; undefined if Unicode has none. */
function nameIn(reader: string, code: string): string | undefined {
  return new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' }).of(code);
}

/**
 * The original of a document of an edition; null for a translated document.
 * @param standard the edition of the default language
 */
export function originalOf(
  edition: Edition,
  { path, permalink, isOriginal }: Doc | Page | Post,
  standard: Edition,
): Original | null {
  if (!isOriginal) return null;
  const { code, label: own } = standard.locale;
  const label = nameIn(edition.locale.code, code) ?? own;
  return { code, label, route: routesOf(standard).get(path) ?? permalink.slice(edition.content.home.length) };
}
