import type { Doc, Page, Post } from '../types';
import { documentsOf } from './documents';
import { fromEdition } from './from-edition';
import type { Edition } from './make-editions';

/** What a page shows that is not translated: the document in the default language. */
export interface Original {
  /** Language of the text. */
  code: string;
  /** What it is called in the language of the page around it. */
  label: string;
  /** Route of the page it is the text of, without the base path. */
  route: string;
}

/** Routes of the documents of an edition by their paths. */
const routesOf = fromEdition(
  ({ content }) => new Map(documentsOf(content).map(({ path, permalink }) => [path, permalink])),
);

/** What a language is called in another one; undefined where Unicode has no name for it. */
function nameIn(reader: string, code: string): string | undefined {
  return new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' }).of(code);
}

/**
 * The original of a document of an edition; null for one that is in its language.
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
