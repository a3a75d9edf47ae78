import type { PageKind } from './types';

/**
 * A record as a search cluster keeps it: a page, or a section of one. `push-records.ts` writes them, `typesense-client.ts`
 * reads them; neither knows the other.
 */
export interface ClusterRecord {
  id: string;
  /** `versionKey` of the docs version it is found in. */
  version: string;
  route: string;
  /** Id of the section; empty for the page as a whole. */
  section: string;
  isPage: boolean;
  /** The page's title where it is no section. */
  heading: string;
  title: string;
  /** The h2 a h3 stands under. */
  parent: string;
  kind: PageKind;
  /** Top-level category of a doc; empty for what has none. */
  category: string;
  breadcrumb: string[];
  keywords: string;
  /** Words that mean the same as one of the record's. */
  synonyms: string;
  description: string;
  text: string;
  /** How the text begins: what results show where the match is elsewhere. */
  lead: string;
  /** Place among what is offered before anything is typed, from 1; 0 for what is not. */
  suggested: number;
}

/** What is searched, with what a match there counts. */
export const searchedFields = {
  heading: 8,
  title: 5,
  keywords: 4,
  synonyms: 3,
  parent: 3,
  description: 2,
  text: 2,
} as const;

/** Name that leads to the records of a language. */
export function aliasOf(collection: string, language: string): string {
  return `${collection}_${language}`;
}

/** How records name a docs version; null for the latest. */
export function versionKey(version: string | null): string {
  return version === null ? 'latest' : `version ${version}`;
}
