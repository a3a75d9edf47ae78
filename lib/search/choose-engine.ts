import type { SiteConfig } from '../../schema/site';

/** Makes files of the export that answer a search. */
export type FileEngine = 'fuse' | 'pagefind';

/**
 * Characters that one index serves: about 1 MB to download before the first answer. `npm run bench -- search-speed` measured
 * 701 kB of brotli for 1,000 docs of 6,770 characters; Pagefind's pieces are about 200 kB then, but find no mistyped words.
 */
export const mostForOneIndex = 9_500_000;

/**
 * The engine whose files an export has: the one that is set, else the one that serves best.
 * @param engine of the site configuration; a cluster has files behind it for when it does not answer
 * @param characters of the documents that are searched together
 */
export function chooseEngine(engine: SiteConfig['search']['engine'], characters: number): FileEngine {
  if (engine === 'fuse' || engine === 'pagefind') return engine;
  return characters > mostForOneIndex ? 'pagefind' : 'fuse';
}

/** What a build says of the engine it chose. */
export function engineNote(engine: FileEngine, characters: number): string {
  const thousands = (count: number) => (Math.ceil(count / 1000) * 1000).toLocaleString('en');
  const index = engine === 'fuse' ? 'one index (Fuse.js)' : 'an index in pieces (Pagefind)';
  return `  search: ${index} for ${thousands(characters)} characters; one index serves ${thousands(mostForOneIndex)}`;
}
