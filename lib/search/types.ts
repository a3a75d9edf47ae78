export type PageKind = 'doc' | 'post' | 'page';

/** A heading with a record of its own. */
export interface SearchSection {
  id: string;
  heading: string;
  /** The heading above it. */
  parent?: string;
}

/** The part of a page that results show. */
export interface ResultPage {
  /** Without the base path. */
  route: string;
  title: string;
  kind: PageKind;
  /** Labels of the categories above the page. */
  breadcrumb: string[];
  description: string;
}

/** A page as `search-doc.json` lists it. */
export interface SearchPage extends ResultPage {
  keywords: string[];
  sections: SearchSection[];
}

/** `search-doc.json`: the pages for results. Records are numbered page by page: first the page itself, then its sections. */
export interface SearchDocFile {
  pages: SearchPage[];
  /** Groups of synonyms. */
  synonyms: string[][];
  /** Routes of the suggestions for an empty query. */
  suggestions: string[];
  /** Data of the language of the pages; absent for English. */
  language?: { code: string; stopWords: string[]; commonWords: string[]; endings: string[]; synonyms: string[][] };
}

/** `search-index.json`: all words with their records (lib/search/posting-codec.ts). */
export interface SearchIndexFile {
  words: string;
  /** The records with each word in their prose, in the order of the words. */
  text: string;
  /** The same for code. */
  code: string;
}

/** A result: a page, or a section of it. */
export interface SearchHit {
  /** Number of the record, which identifies the result within one build. */
  id: number;
  page: ResultPage;
  /** Null for the page as a whole. */
  section: SearchSection | null;
  /** Words of the record that match, in lower case. */
  words: string[];
  score: number;
}

/** The results on one page, best first. */
export interface SearchGroup {
  page: ResultPage;
  hits: SearchHit[];
}

/** A kind of page, or the pages below a top-level category. */
export interface SearchScope {
  /** Name of the category. Kinds are named by the words of the interface. */
  label: string;
  kind?: PageKind;
  category?: string;
}

export interface SearchAnswer {
  query: string;
  groups: SearchGroup[];
  total: number;
  /** Scopes for narrowing the results. */
  scopes: SearchScope[];
  /** Words of the site that are similar to the query; only if nothing was found. */
  suggestions: string[];
}

/** The search engine of the palette. All engines give the same answers. */
export interface SearchClient {
  /** Loads the data of the engine once. A failed load can be repeated. @throws Error if files are missing or damaged */
  load(): Promise<void>;
  /** Answers a query; null if a newer query came meanwhile. */
  search(query: string, scope: SearchScope | null): Promise<SearchAnswer | null>;
  /** The pages of some routes. Unknown routes are left out. */
  pages(routes: readonly string[]): Promise<ResultPage[]>;
  /** Pages for an empty query. */
  suggestions(): Promise<ResultPage[]>;
  /** Text around the match of each result; null if it is not available. */
  excerpts(hits: readonly SearchHit[]): Promise<(string | null)[]>;
}
