import { decodePostings, decodeWords } from './posting-codec';
import { readQuery } from './query';
import { createScorer, type Scored } from './score';
import type {
  SearchAnswer,
  SearchDocFile,
  SearchGroup,
  SearchIndexFile,
  SearchPage,
  SearchScope,
  SearchSection,
} from './types';
import { Vocabulary } from './vocabulary';
import { indexWords } from './words';

/** A page or a section of it, as it is searched. */
export interface SearchRecord {
  page: SearchPage;
  section: SearchSection | null;
  /** Record of the page it belongs to. */
  pageRecord: number;
}

/** Where a word occurs: records by field. */
export type Postings = ReadonlyMap<string, readonly number[]>;

export interface LoadedIndex {
  records: SearchRecord[];
  heading: Postings;
  /** Titles of the pages, keywords and breadcrumbs: what the sections of a page share. */
  title: Postings;
  keyword: Postings;
  description: Postings;
  text: Postings;
  code: Postings;
}

const mostGroups = 8;
const mostHits = 4;

function toRecords(pages: readonly SearchPage[]): SearchRecord[] {
  let next = 0;
  return pages.flatMap((page) => {
    const pageRecord = next;
    next += 1 + page.sections.length;
    return [null, ...page.sections].map((section) => ({ page, section, pageRecord }));
  });
}

function postingsOf(records: readonly SearchRecord[], textOf: (record: SearchRecord) => string | null): Postings {
  const lists = new Map<string, number[]>();
  records.forEach((record, number) => {
    const text = textOf(record);
    if (text === null) return;
    for (const word of indexWords(text)) {
      const list = lists.get(word);
      if (list) list.push(number);
      else lists.set(word, [number]);
    }
  });
  return lists;
}

function zip(words: readonly string[], text: string): Postings {
  const lists = decodePostings(text);
  if (lists.length !== words.length) throw new Error('The search index is damaged.');
  return new Map(words.map((word, at) => [word, lists[at] ?? []]));
}

function inScope({ page }: SearchRecord, scope: SearchScope | null): boolean {
  if (!scope) return true;
  if (scope.kind && page.kind !== scope.kind) return false;
  return !scope.category || page.breadcrumb[0] === scope.category;
}

const kindLabels: Record<SearchPage['kind'], string> = { doc: 'Docs', post: 'Blog', page: 'Pages' };

/** Kinds and top-level categories among the results; nothing where there is no choice. */
function scopesOf(records: readonly SearchRecord[]): SearchScope[] {
  const kinds = [...new Set(records.map(({ page }) => page.kind))];
  const categories = [...new Set(records.flatMap(({ page }) => page.breadcrumb.slice(0, 1)))];
  return [
    ...(kinds.length > 1 ? kinds.map((kind) => ({ label: kindLabels[kind], kind })) : []),
    ...(categories.length > 1 ? categories.slice(0, 6).map((category) => ({ label: category, category })) : []),
  ];
}

/** The engine behind the default search: everything in memory, made for a worker. */
export class SearchEngine {
  readonly #doc: SearchDocFile;
  readonly #index: LoadedIndex;
  readonly #vocabulary: Vocabulary;
  readonly #score: ReturnType<typeof createScorer>;

  /** @throws Error when the files do not belong together or are damaged */
  constructor(doc: SearchDocFile, index: SearchIndexFile) {
    const records = toRecords(doc.pages);
    const words = decodeWords(index.words);
    this.#doc = doc;
    this.#index = {
      records,
      heading: postingsOf(records, ({ page, section }) => section?.heading ?? (section ? null : page.title)),
      title: postingsOf(records, ({ page, section }) =>
        [...page.breadcrumb, section ? page.title : '', section?.parent ?? ''].join(' '),
      ),
      keyword: postingsOf(records, ({ page, section }) => (section ? null : page.keywords.join(' '))),
      description: postingsOf(records, ({ page, section }) => (section ? null : page.description)),
      text: zip(words, index.text),
      code: zip(words, index.code),
    };
    const { heading, title, keyword, description } = this.#index;
    const named = [heading, title, keyword, description].flatMap((postings) => [...postings.keys()]);
    const all = new Set([...words, ...named]);
    this.#vocabulary = new Vocabulary([...all].sort(), doc.synonyms);
    this.#score = createScorer(this.#index);
  }

  /** Answers a query; never throws, whatever is typed. */
  search(text: string, scope: SearchScope | null): SearchAnswer {
    const query = readQuery(text, this.#vocabulary);
    const scored = this.#score(query);
    const groups = this.#group(scored.filter(({ record }) => inScope(this.#recordAt(record), scope)));
    return {
      query: text,
      groups: groups.slice(0, mostGroups).map((group) => ({ ...group, hits: group.hits.slice(0, mostHits) })),
      total: groups.reduce((sum, { hits }) => sum + hits.length, 0),
      scopes: scopesOf(scored.slice(0, 50).map(({ record }) => this.#recordAt(record))),
      suggestions: groups.length === 0 ? this.#nearTerms(query.terms.map(({ typed }) => typed)) : [],
    };
  }

  pages(routes: readonly string[]): SearchPage[] {
    const byRoute = new Map(this.#doc.pages.map((page) => [page.route, page]));
    return routes.flatMap((route) => byRoute.get(route) ?? []);
  }

  suggestions(): SearchPage[] {
    return this.pages(this.#doc.suggestions);
  }

  #recordAt(number: number): SearchRecord {
    const record = this.#index.records[number];
    if (!record) throw new RangeError(`There is no search record ${number}.`);
    return record;
  }

  /** Results by page, in the order of each page's best one. */
  #group(scored: readonly Scored[]): SearchGroup[] {
    const groups = new Map<SearchPage, SearchGroup>();
    for (const { record, score, words } of scored) {
      const { page, section } = this.#recordAt(record);
      const group = groups.get(page) ?? { page, hits: [] };
      group.hits.push({ id: record, page, section, words, score });
      groups.set(page, group);
    }
    return [...groups.values()];
  }

  #nearTerms(typed: readonly string[]): string[] {
    return [
      ...new Set(typed.flatMap((word) => this.#vocabulary.near(word, false).map(({ word: near }) => near))),
    ].slice(0, 4);
  }
}
