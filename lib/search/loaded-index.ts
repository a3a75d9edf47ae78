import { decodePostings, decodeWords } from './posting-codec';
import { indexWords } from './search-words';
import type { SearchDocFile, SearchIndexFile, SearchPage, SearchSection } from './types';

/** A page, or a section of one, in the index. */
export interface SearchRecord {
  page: SearchPage;
  section: SearchSection | null;
  /** Number of the record of its page. */
  pageRecord: number;
}

/** The records of each word. */
export type Postings = ReadonlyMap<string, readonly number[]>;

export interface LoadedIndex {
  records: SearchRecord[];
  heading: Postings;
  /** Titles and breadcrumbs of the pages: what the sections of a page share. */
  title: Postings;
  keyword: Postings;
  description: Postings;
  text: Postings;
  code: Postings;
}

function toRecords(pages: readonly SearchPage[]): SearchRecord[] {
  let next = 0;
  return pages.flatMap((page) => {
    const pageRecord = next;
    next += 1 + page.sections.length;
    return [null, ...page.sections].map((section) => ({ page, section, pageRecord }));
  });
}

/** Adds a value to the list of a word. */
export function addTo<Value>(lists: Map<string, Value[]>, word: string, value: Value): void {
  const list = lists.get(word);
  if (list) list.push(value);
  else lists.set(word, [value]);
}

/** The records of each word, by the words of a record. */
export function postingsOf(records: readonly SearchRecord[], wordsIn: (record: SearchRecord) => ReadonlySet<string>) {
  const lists = new Map<string, number[]>();
  records.forEach((record, number) => {
    for (const word of wordsIn(record)) addTo(lists, word, number);
  });
  return lists;
}

function zip(words: readonly string[], text: string): Postings {
  const lists = decodePostings(text);
  if (lists.length !== words.length) throw new Error('The search index is damaged.');
  return new Map(words.map((word, at) => [word, lists[at] ?? []]));
}

/** Combines the two files of the search. @throws Error if they are damaged */
export function loadIndex(doc: SearchDocFile, index: SearchIndexFile): LoadedIndex {
  const records = toRecords(doc.pages);
  const words = decodeWords(index.words);
  const ofText = (textOf: (record: SearchRecord) => string) => postingsOf(records, (one) => indexWords(textOf(one)));
  return {
    records,
    heading: ofText(({ page, section }) => section?.heading ?? page.title),
    title: ofText(({ page, section }) =>
      [...page.breadcrumb, section ? page.title : '', section?.parent ?? ''].join(' '),
    ),
    keyword: ofText(({ page, section }) => (section ? '' : page.keywords.join(' '))),
    description: ofText(({ page, section }) => (section ? '' : page.description)),
    text: zip(words, index.text),
    code: zip(words, index.code),
  };
}

/** All words of an index, sorted. */
export function wordsOf({ heading, title, keyword, description, text, code }: LoadedIndex): string[] {
  const fields = [heading, title, keyword, description, text, code];
  return [...new Set(fields.flatMap((postings) => [...postings.keys()]))].sort();
}
