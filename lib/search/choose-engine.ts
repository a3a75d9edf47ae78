import type { SiteConfig } from '../../schema/site';

export type FileEngine = 'fuse' | 'pagefind';

/**
 * The most characters for one index, which is then about 1 MB to download before the first answer. `npm run bench --
 * search-speed` measured 701 kB of brotli for 1,000 docs of 6,770 characters. The pieces of Pagefind are about 200 kB then,
 * but they find no mistyped words.
 */
export const mostForOneIndex = 9_500_000;

/**
 * The most characters whose search files, about 50 kB, every reader loads ahead. Those of larger sites are for readers who
 * may search: a page that is read on a phone would weigh twice as much.
 */
export const mostAhead = 500_000;

/** The engine of an export: the configured one, else the better one for this size. A cluster has files too. */
export function chooseEngine(engine: SiteConfig['search']['engine'], characters: number): FileEngine {
  if (engine === 'fuse' || engine === 'pagefind') return engine;
  return characters > mostForOneIndex ? 'pagefind' : 'fuse';
}

interface SearchTraits {
  /** The index is cut in pieces. */
  pieces?: true;
  /** The files are too large to load for every reader. */
  large?: true;
}

/** What the search box must know of the files. What most sites do not have is left out, because every page carries it. */
export function traitsOf(engine: FileEngine, characters: number): SearchTraits {
  if (engine === 'pagefind') return { pieces: true, large: true };
  return characters > mostAhead ? { large: true } : {};
}

/** The note of a build about the engine that it chose. */
export function engineNote(engine: FileEngine, characters: number): string {
  const thousands = (count: number) => (Math.ceil(count / 1000) * 1000).toLocaleString('en');
  const index = engine === 'fuse' ? 'one index (Fuse.js)' : 'an index in pieces (Pagefind)';
  return `  search: ${index} for ${thousands(characters)} characters; one index serves ${thousands(mostForOneIndex)}`;
}
