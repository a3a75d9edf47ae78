/**
 * JavaScript of an empty page of this framework: a new project with next 16.4.6 and react 19.3.1, one layout, one
 * page with one heading, `output: 'export'`, built with Turbopack; sum of the brotli sizes (quality 11) of every script
 * the page loads, without the `noModule` polyfill. Measure again when the framework is updated.
 */
const frameworkFloor = 115_200;

/** What pages of tests/sites/features may weigh at most, in bytes with brotli 11. */
export const budgets = {
  /** HTML of docs. */
  html: { 'docs/writing/code': 4800, 'docs/writing/markup': 6400, 'docs/writing/tabs': 4750 },
  /** Scripts that a doc without a diagram runs, but for the one below. */
  scripts: frameworkFloor + 22_050,
  /** The script with what pages tell the router alike, which loads the others. */
  sharedRows: 3050,
  /** Style sheets of a doc. */
  styles: 12_760,
  /** What the router loads of the largest of these docs. */
  payload: 2900,
  /** What the search reads before its first answer. */
  search: { 'search-index.json': 2750, 'search-doc.json': 3300 },
} as const;
