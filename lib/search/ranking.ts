/** What a word counts by where it stands. */
export const weights = { heading: 1.3, keyword: 1.1, text: 1, description: 0.8, code: 0.8, title: 0.9 };

/** The other numbers of the ranking, found by `npm run bench -- search-quality`. */
export const tuning = {
  /** Share that counts of the other places a term stands in. */
  otherFields: 0.1,
  /** Share that counts of a term which only another record of the page has. */
  borrowed: 0.3,
  /** Share that all records of a page gain of the terms that make up one of its keywords. */
  phrase: 0.3,
  /** What two words add that follow one another in a heading, or where a page is named and described. */
  pair: { section: 0.4, page: 0.25 },
  /** Power that rarity counts with: below 1, because what is rare on a small site may be rare by chance. */
  rarity: 0.7,
  /** What a page gains when all of its records have all terms. */
  density: 0.1,
  /** What a heading gains that answers the query as a whole; the title of a page gains more. */
  sectionFit: { exact: 1, near: 0.6, part: 0, none: 0 },
  pageFit: { exact: 4, near: 2.5, part: 0.1, none: 0 },
} satisfies Record<string, number | Record<string, number>>;

/** Results that have less than this share of the best one's score say nothing to the query. */
export const leastShare = 0.18;
export const mostRecords = 400;

/** A word that so many titles have, and such a share of them, does not tell one page from another. */
export const commonTitles = { least: 3, share: 0.1 };
