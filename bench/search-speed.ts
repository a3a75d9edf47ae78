import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildSearchFiles, type SearchSource } from '../lib/search/build-files';
import { SearchEngine } from '../lib/search/engine';
import { stopWords } from '../lib/search/english-words';
import { randomFrom } from './corpus';
import { median, percentile, printTable } from './print-table';

const counts = (process.env['BENCH_PAGES'] ?? '34,300,1000').split(',').map(Number);
const vocabularySize = 25_000;
const wordsPerDoc = 900;
const queriesPerKind = 80;

const syllables =
  'ba co di fe gu ha jo ki lu ma ne po ra si tu ve wo xa yi zu ten lor mis cap ser bren tor nal ist und'.split(' ');

type Random = () => number;
const pick = <Item>(random: Random, items: readonly Item[], fallback: Item): Item =>
  items[Math.floor(random() * items.length)] ?? fallback;

/** Made-up words, the frequent ones short as in real languages. */
function makeVocabulary(random: Random): string[] {
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const length = 2 + Math.floor(random() * (words.size < 500 ? 2 : 4));
    words.add(Array.from({ length }, () => pick(random, syllables, 'ba')).join(''));
  }
  return [...words];
}

/** Share of words that say nothing, as in English prose. */
const stopShare = 0.4;
const commonWords = [...stopWords];

/** Pages with text in which the word of rank n is about n times as rare as the first one (Zipf's law). */
function makeSources(count: number): SearchSource[] {
  const random = randomFrom(count);
  const vocabulary = makeVocabulary(random);
  const word = () => vocabulary[Math.floor(vocabularySize ** random()) - 1] ?? 'ba';
  const words = (length: number) => Array.from({ length }, word).join(' ');
  const prose = (length: number) =>
    Array.from({ length }, () => (random() < stopShare ? pick(random, commonWords, 'the') : word())).join(' ');
  return Array.from({ length: count }, (_, page) => {
    const sections = 8 + (page % 2);
    const text = () => prose(Math.round(wordsPerDoc / (sections + 1)));
    return {
      route: `/docs/part-${Math.floor(page / 20)}/page-${page}`,
      title: words(3),
      kind: 'doc' as const,
      breadcrumb: [`Part ${Math.floor(page / 20)}`],
      description: prose(15),
      keywords: [words(1), words(2)],
      sections: [
        { heading: null, text: text(), code: '' },
        ...Array.from({ length: sections }, (_heading, at) => ({
          heading: { id: `section-${at}`, text: words(3), depth: at % 3 === 0 ? 2 : 3 },
          text: text(),
          code: at % 3 === 0 ? words(12) : '',
        })),
      ],
    };
  });
}

function swapLetters(word: string): string {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1);
}

/** Exact headings, beginnings of them, headings with a typo, and words of the text, in equal numbers. */
function makeQueries(sources: readonly SearchSource[]): string[] {
  const random = randomFrom(1);
  return Array.from({ length: queriesPerKind }, () => {
    const sections = sources[Math.floor(random() * sources.length)]?.sections ?? [];
    const section = sections[1 + Math.floor(random() * (sections.length - 1))];
    const heading = section?.heading?.text ?? '';
    const body = section?.text.split(' ') ?? [];
    const at = Math.floor(random() * (body.length - 3));
    return [
      heading,
      heading.slice(0, -2),
      heading.split(' ').map(swapLetters).join(' '),
      body.slice(at, at + 3).join(' '),
    ];
  }).flat();
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

/** Size of the search files and time of an answer, by number of docs of about 900 words. */
export async function benchSearchSpeed(): Promise<void> {
  const rows = counts.map((count) => {
    const sources = makeSources(count);
    const { doc, index } = buildSearchFiles(sources, { synonyms: [], suggestions: [] });
    const files = [JSON.stringify(doc), JSON.stringify(index)];
    const size = (pack: (text: string) => { length: number }) =>
      kilobytes(files.reduce((sum, file) => sum + pack(file).length, 0));
    const begin = performance.now();
    const engine = new SearchEngine(JSON.parse(files[0] ?? ''), JSON.parse(files[1] ?? ''));
    const load = performance.now() - begin;
    const times = makeQueries(sources).map((query) => {
      const start = performance.now();
      engine.search(query, null);
      return performance.now() - start;
    });
    return {
      docs: count,
      records: sources.reduce((sum, { sections }) => sum + sections.length, 0),
      'raw kB': size((text) => Buffer.from(text)),
      'gzip kB': size((text) => gzipSync(text)),
      'brotli kB': size((text) => brotliCompressSync(text)),
      'load ms': load.toFixed(0),
      'answer ms': median(times).toFixed(1),
      p95: percentile(times, 0.95).toFixed(1),
      max: Math.max(...times).toFixed(1),
    };
  });
  printTable(rows);
}
