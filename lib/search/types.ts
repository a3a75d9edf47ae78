/** Kind of page a reader can narrow the search to. */
export type PageKind = 'doc' | 'post' | 'page';

/** A heading below which a page has a record of its own. */
export interface SearchSection {
  id: string;
  heading: string;
  /** The heading it stands under. */
  parent?: string;
}

/** What results show of a page. */
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

/**
 * `search-doc.json`: what results show. Records are numbered page by page: first the page itself, then its sections.
 */
export interface SearchDocFile {
  pages: SearchPage[];
  /** Groups of words that find each other. */
  synonyms: string[][];
  /** Routes offered before anything is typed. */
  suggestions: string[];
  /** What the search does not know itself of the language of the pages; absent for English. */
  language?: { code: string; stopWords: string[]; commonWords: string[]; endings: string[]; synonyms: string[][] };
}

/** `search-index.json`: the words of the site and the records they occur in (lib/search/posting-codec.ts). */
export interface SearchIndexFile {
  words: string;
  /** Records of each word's prose, in the order of the words. */
  text: string;
  /** Records of each word's code. */
  code: string;
}

/** A result: a page, or a section of it. */
export interface SearchHit {
  /** Record number; identifies the result within one build. */
  id: number;
  page: ResultPage;
  /** Null for the page as a whole. */
  section: SearchSection | null;
  /** Words of the record that match, as they are written there, in lower case. */
  words: string[];
  score: number;
}

/** The results on one page, best first. */
export interface SearchGroup {
  page: ResultPage;
  hits: SearchHit[];
}

/** Narrows a search to one kind of page, or to the pages below one top-level category. */
export interface SearchScope {
  /** Name of the category; a kind is called what the words of the interface say. */
  label: string;
  kind?: PageKind;
  category?: string;
}

export interface SearchAnswer {
  query: string;
  groups: SearchGroup[];
  /** Number of results. */
  total: number;
  /** What the results can be narrowed to. */
  scopes: SearchScope[];
  /** Terms the site has that are near those it has not; only where nothing was found anywhere. */
  suggestions: string[];
}

/** What the palette needs of a search engine. Every engine answers the same way. */
export interface SearchClient {
  /**
   * Loads what the engine needs, once; a failed load can be tried again.
   * @throws Error when the files are missing or damaged
   */
  load(): Promise<void>;
  /** Answers a query; null when a newer query was asked meanwhile. */
  search(query: string, scope: SearchScope | null): Promise<SearchAnswer | null>;
  /** Pages by route, for suggestions and recently visited ones; routes that are not listed are left out. */
  pages(routes: readonly string[]): Promise<ResultPage[]>;
  /** Pages offered before anything is typed. */
  suggestions(): Promise<ResultPage[]>;
  /** Text around the match of each result; null where it cannot be had. */
  excerpts(hits: readonly SearchHit[]): Promise<(string | null)[]>;
}
