import { flesch } from 'flesch';
import type { Root as Tree } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import type { Root } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import { syllable } from 'syllable';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { remarkContainerDirectives } from '../../mdx/plugins/remark-container-directives';
import { preprocess } from '../../mdx/syntax/preprocess';
import type { Diagnostic } from '../../report/diagnostic';
import { onLine } from '../../report/place';

/** Technical terms whose proposed replacement means something else: an `address` on the web, a `forward` slash. */
const exact = `address combined component delete effect forward function initial interface maximum minimum modify
  option parameters previous purchase request submit type`.split(/\s+/);

/** As plain as their proposed replacement. */
const plain = ['contain', 'contains', 'it appears', 'it is', 'there are', 'there is'];

/** Used here of machines, settings, packages and parts of pages, not of people. */
const things = ['disabled', 'hero', 'host', 'hosts', 'invalid', 'primitive'];

/**
 * Rules for English text. Left out: retext-passive, because a passive is fine if the actor does not matter, and
 * retext-intensify, which complains about words such as "that" and "can".
 */
const proseRules = unified()
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextSimplify, { ignore: [...exact, ...plain] })
  .use(retextEquality, { ignore: things })
  .freeze();

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkContainerDirectives).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** The prose of a Markdown file, without code, addresses and markup; `running` are blocks of sentences alone. */
function toSentences(file: VFile, format: 'md' | 'mdx') {
  const tree: Tree = (format === 'md' ? markdown : mdx).parse(file);
  const all: Root = { type: 'RootNode', children: [] };
  const running: Root = { type: 'RootNode', children: [] };
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    // One block at a time, because sentences would continue across table cells, and blocks other than paragraphs would be left
    // out.
    const block: Tree = { type: 'root', children: [{ ...node, type: 'paragraph' }], position: node.position };
    const { children } = toNlcst(block, file, ParseEnglish);
    all.children.push(...children);
    if (node.type === 'paragraph') running.children.push(...children);
    return SKIP;
  });
  return { all, running };
}

/** Number of words, and the Flesch reading ease: 60 to 70 is plain English, 30 is legal text; 100 without words. */
function readingEase(tree: Root) {
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
  const range = { file, line, column, endLine: end.line, endColumn: end.column };
  const code = `prose/${source.replace('retext-', '')}`;
  return { severity: 'error', code, ...range, message: reason, ...(note && { hint: note }) };
}

function hardToRead(file: string, score: number): Diagnostic {
  const message = `The text is hard to read: its Flesch reading ease is ${score.toFixed(1)}, and ${leastEase} is the least`;
  const hint = 'Cut long sentences in two, and take shorter words';
  return { severity: 'error', code: 'prose/reading-ease', file, ...onLine(1, 1, 1), message, hint };
}

/** Reading ease of paragraphs and lists, without headings and tables. */
export function easeOf(source: ProseSource) {
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
