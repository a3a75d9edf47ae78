import { flesch } from 'flesch';
import type { Root } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import { syllable } from 'syllable';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { preprocess } from '../../mdx/syntax/preprocess';
import type { Diagnostic } from '../../report/diagnostic';
import { onLine } from '../../report/place';
import { proseRules } from './prose-rules';
import { toSentences } from './to-sentences';

/** Number of words, and the Flesch reading ease: 60 to 70 is plain English, 30 is legal text. */
interface Ease {
  words: number;
  score: number;
}

/** Flesch reading ease of a text; 100 without words. */
function readingEase(tree: Root): Ease {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  visit(tree, (node) => {
    if (node.type === 'SentenceNode') counts.sentence += 1;
    if (node.type !== 'WordNode') return;
    counts.word += 1;
    counts.syllable += syllable(textOf(node));
  });
  return { words: counts.word, score: counts.word === 0 ? 100 : flesch(counts) };
}

/** A Markdown file: MDX of the site, or Markdown of the repository. */
export interface ProseSource {
  path: string;
  text: string;
  format: 'md' | 'mdx';
}

/** Texts below are hard to read. Scores of a few words mean nothing. */
const leastEase = 55;
const leastWords = 100;

/** The file with blanked front matter, so that positions stay. */
function bodyOf({ path, text, format }: ProseSource): VFile {
  const head = text.slice(0, splitFrontMatter(text)?.bodyStart ?? 0).replace(/[^\n]/g, ' ');
  return new VFile({ path, value: preprocess(head + text.slice(head.length), format) });
}

function toDiagnostic(file: string, message: VFileMessage): Diagnostic {
  const { reason, source = 'text', place, line = 1, column = 1, note } = message;
  const end = place && 'end' in place ? place.end : { line, column: column + 1 };
  return {
    severity: 'error',
    code: `prose/${source.replace('retext-', '')}`,
    file,
    line,
    column,
    endLine: end.line,
    endColumn: end.column,
    message: reason,
    ...(note && { hint: note }),
  };
}

function hardToRead(file: string, score: number): Diagnostic {
  return {
    severity: 'error',
    code: 'prose/reading-ease',
    file,
    ...onLine(1, 1, 1),
    message: `The text is hard to read: its Flesch reading ease is ${score.toFixed(1)}, and ${leastEase} is the least`,
    hint: 'Cut long sentences in two, and take shorter words',
  };
}

/** Reading ease of paragraphs and lists, without headings and tables. */
export function easeOf(source: ProseSource): Ease {
  return readingEase(toSentences(bodyOf(source), source.format).running);
}

/** Problems in the prose of a file. */
export function checkProse(source: ProseSource): Diagnostic[] {
  const file = bodyOf(source);
  const { all, running } = toSentences(file, source.format);
  proseRules.runSync(all, file);
  const { words, score } = readingEase(running);
  return [
    ...file.messages.map((message) => toDiagnostic(source.path, message)),
    ...(words >= leastWords && score < leastEase ? [hardToRead(source.path, score)] : []),
  ];
}
