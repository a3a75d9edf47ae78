import { type LoadedIndex, loadIndex, type SearchRecord, wordsOf } from './loaded-index';
import { readQuery } from './query';
import { answerOf, pagesAt, toResult } from './result-page';
import { inScope, scopesOf } from './scopes';
import { createScorer, type Scored, type Scorer } from './score';
import { type SearchLanguage, searchLanguage } from './search-language';
import { indexWords } from './search-words';
import type {
  ResultPage,
  SearchAnswer,
  SearchDocFile,
  SearchHit,
  SearchIndexFile,
  SearchPage,
  SearchScope,
} from './types';
import { Vocabulary } from './vocabulary';

const mostGroups = 8;
const mostHits = 5;
/** Further results of a page are shown if they reach this share of its best score. */
const leastOfBest = 0.6;

/** A record with its words that match. */
export interface FoundRecord extends Pick<SearchRecord, 'page' | 'section'>, Pick<SearchHit, 'words'> {}

interface RankedHit extends SearchHit {
  plain: number;
}

/** The results to show for a page: the best one, and sections, even below a title that is exactly the query. */
function telling(hits: readonly RankedHit[]): SearchHit[] {
  const worth = ({ section, score, plain }: RankedHit) => (section ? score : plain);
  const least = Math.max(...hits.map(worth)) * leastOfBest;
  const shown = hits.filter((hit, at) => at === 0 || worth(hit) >= least).slice(0, mostHits);
  return shown.map(({ plain: _, ...hit }) => hit);
}

/** The engine of the default search. It keeps everything in memory and runs in a worker. */
export class SearchEngine {
  readonly #doc: SearchDocFile;
  readonly #index: LoadedIndex;
  readonly #language: SearchLanguage;
  readonly #vocabulary: Vocabulary;
  readonly #score: Scorer;

  /** @throws Error if the files are damaged, or of different builds */
  constructor(doc: SearchDocFile, index: SearchIndexFile) {
    this.#doc = doc;
    this.#index = loadIndex(doc, index);
    const names = new Set(doc.pages.flatMap(({ title }) => [...indexWords(title)]));
    this.#language = searchLanguage(doc);
    const synonyms = [...doc.synonyms, ...(doc.language?.synonyms ?? [])];
    this.#vocabulary = new Vocabulary(wordsOf(this.#index), synonyms, names, this.#language);
    this.#score = createScorer(this.#index, this.#language);
  }

  /** Answers a query. It never throws, whatever the query is. */
  search(text: string, scope: SearchScope | null): SearchAnswer {
    const query = readQuery(text, this.#vocabulary, this.#language);
    const scored = this.#score(query);
    const groups = this.#group(scored.filter(({ record }) => inScope(this.#recordAt(record).page, scope)));
    const shown = groups.slice(0, mostGroups).map((group) => ({ ...group, hits: telling(group.hits) }));
    const scopes = scopesOf(scored.slice(0, 50).map(({ record }) => this.#recordAt(record).page));
    const near = scored.length === 0 ? query.terms.flatMap(({ typed }) => this.#vocabulary.near(typed)) : [];
    return answerOf(text, shown, scopes, [...new Set(near)].slice(0, 4));
  }

  /** @throws RangeError if a result is not of this index */
  records(hits: readonly Pick<SearchHit, 'id' | 'words'>[]): FoundRecord[] {
    return hits.map(({ id, words }) => ({ ...this.#recordAt(id), words }));
  }

  pages(routes: readonly string[]): ResultPage[] {
    return pagesAt(routes, this.#doc.pages).map(toResult);
  }

  suggestions(): ResultPage[] {
    return this.pages(this.#doc.suggestions);
  }

  #recordAt(number: number): SearchRecord {
    const record = this.#index.records[number];
    if (!record) throw new RangeError(`There is no search record ${number}.`);
    return record;
  }

  /** Groups results by page, in the order of the best result of each page. */
  #group(scored: readonly Scored[]): { page: ResultPage; hits: RankedHit[] }[] {
    const groups = new Map<SearchPage, { page: ResultPage; hits: RankedHit[] }>();
    for (const { record, score, plain, words } of scored) {
      const { page, section } = this.#recordAt(record);
      const group = groups.get(page) ?? { page: toResult(page), hits: [] };
      group.hits.push({ id: record, page: group.page, section, words, score, plain });
      groups.set(page, group);
    }
    return [...groups.values()];
  }
}
