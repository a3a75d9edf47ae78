/** Weights of the fields of a record. */
export const weights = { heading: 1.3, keyword: 1.1, text: 1, description: 0.8, code: 0.8, title: 0.9 };

/** Other numbers of the ranking. `npm run bench -- search-quality` found them. */
export const tuning = {
  /** Share of the other fields that contain a term. */
  otherFields: 0.1,
  /** Share of a term that only another record of the page contains. */
  borrowed: 0.3,
  /** Share that all records of a page gain if the query contains one of the page's keywords of several words. */
  phrase: 0.3,
  /** Gain for two neighbouring words in a heading, or in the title, description and keywords of a page. */
  pair: { section: 0.4, page: 0.25 },
  /** Exponent of the rarity. It is below 1, because rare words of a small site may be rare by chance. */
  rarity: 0.7,
  /** Gain of a page if all of its records contain all terms. */
  density: 0.1,
  /** Gain of a heading that answers the whole query. Titles of pages gain more. */
  sectionFit: { same: 1, exact: 1, near: 0.6, part: 0, none: 0 },
  pageFit: { same: 5, exact: 4, near: 2.5, part: 0.1, none: 0 },
} satisfies Record<string, number | Record<string, number>>;

/** Results below this share of the best score are left out. */
export const leastShare = 0.18;
export const mostRecords = 400;

/** A word in this many titles, and in this share of them, does not distinguish pages. */
export const commonTitles = { least: 3, share: 0.1 };
