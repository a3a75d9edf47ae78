import type { SiteConfig } from '../../schema/site';

export type FileEngine = 'fuse' | 'pagefind';

/**
 * The most characters for one index, which is then about 1 MB to download before the first answer. `npm run bench --
 * search-speed` measured 701 kB of brotli for 1,000 docs of 6,770 characters. The pieces of Pagefind are about 200 kB then,
 * but they find no mistyped words.
 */
export const mostForOneIndex = 9_500_000;

/** The engine of an export: the configured one, else the better one for this size. A cluster has files too. */
export function chooseEngine(engine: SiteConfig['search']['engine'], characters: number): FileEngine {
  if (engine === 'fuse' || engine === 'pagefind') return engine;
  return characters > mostForOneIndex ? 'pagefind' : 'fuse';
}

/** The note of a build about the engine that it chose. */
export function engineNote(engine: FileEngine, characters: number): string {
  const thousands = (count: number) => (Math.ceil(count / 1000) * 1000).toLocaleString('en');
  const index = engine === 'fuse' ? 'one index (Fuse.js)' : 'an index in pieces (Pagefind)';
  return `  search: ${index} for ${thousands(characters)} characters; one index serves ${thousands(mostForOneIndex)}`;
}
