import type { ResultPage } from './types';

/** A page, or a section of one, in a search cluster: `push-records.ts` writes it, `typesense-client.ts` reads it. */
export interface ClusterRecord extends ResultPage {
  id: string;
  /** `versionKey` of its version of the docs. */
  version: string;
  /** Id of the section; empty for the page itself. */
  section: string;
  isPage: boolean;
  /** The heading of the section, or the title of the page. */
  heading: string;
  /** The heading above the section. */
  parent: string;
  /** Top-level category of a doc; empty for other pages. */
  category: string;
  keywords: string;
  /** Synonyms of its words. */
  synonyms: string;
  text: string;
  /** The beginning of the text. Results show it if the match is in another field. */
  lead: string;
  /** Place among the suggestions, from 1; 0 for other pages. */
  suggested: number;
}

/** The searched fields, and the weight of a match in each. */
export const searchedFields = {
  heading: 8,
  title: 5,
  keywords: 4,
  synonyms: 3,
  parent: 3,
  description: 2,
  text: 2,
} as const;

/** Alias of the records of a language. */
export function aliasOf(collection: string, language: string): string {
  return `${collection}_${language}`;
}

/** The name of a version of the docs in records; null is the latest. */
export function versionKey(version: string | null): string {
  return version === null ? 'latest' : `version ${version}`;
}
