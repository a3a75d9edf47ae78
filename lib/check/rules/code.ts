import type { Nodes, Paragraph } from 'mdast';
import { bundledLanguages } from 'shiki/langs';
import { expandLines, parseCodeMeta, readFence } from '../../mdx/code/code-meta';
import { isKnownLanguage } from '../../mdx/code/highlight';
import { applyMagicComments } from '../../mdx/code/magic-comments';
import { isMathFence } from '../../mdx/code/math';
import { countOf } from '../../report/count-of';
import { onLine } from '../../report/place';
import { didYouMean } from '../../report/suggest';
import type { MarkdownInput, Problem } from '../content/types';

/** Code fences with a language that the highlighter does not know. They are shown as plain text. */
export function codeLanguage({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('code').flatMap((node): Problem[] => {
    const { language } = readFence(node.lang, node.meta);
    const isIncluded = language === 'twoslash' && node.meta?.startsWith('include ');
    if (isKnownLanguage(language.toLowerCase()) || isMathFence(node) || isIncluded) return [];
    const { line, column: from } = body.place(node.position);
    const column = Math.max(lines.line(line).indexOf(language, from - 1), 0) + 1;
    const before = /^[^:]+(?=:)/.exec(language)?.[0] ?? '';
    const otherwise =
      before && isKnownLanguage(before)
        ? `Write ${before}, and behind a space title="…" or showLineNumbers.`
        : 'Write text, or a name from shiki.style/languages.';
    const hint =
      language === 'math'
        ? 'Set markdown: { math: true } in site.config.ts for formulas.'
        : didYouMean(language, Object.keys(bundledLanguages), otherwise);
    const message = `The language \`${language}\` is unknown; the code is shown without colours`;
    return [{ code: 'code/unknown-language', ...onLine(line, column, language.length), message, hint }];
  });
}

/** Highlighted lines that a block of code does not have. */
export function codeLines({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('code').flatMap((node): Problem[] => {
    const wanted = parseCodeMeta(readFence(node.lang, node.meta).meta).lines;
    if (!wanted) return [];
    const count = applyMagicComments(node.value).code.split('\n').length;
    const absent = [...expandLines(wanted)].filter((number) => number < 1 || number > count);
    if (absent.length === 0) return [];
    const { line, column: from } = body.place(node.position);
    const column = Math.max(lines.line(line).indexOf('{', from - 1), 0) + 1;
    const end = lines.line(line).indexOf('}', column) + 1;
    const message = `The code has ${countOf(count, 'line')}, there is no line ${absent.slice(0, 3).join(', ')}${absent.length > 3 ? ', …' : ''} to highlight`;
    const place = onLine(line, column, Math.max(end - column, 0) + 1);
    return [{ code: 'code/missing-line', ...place, message, hint: `Write numbers from 1 to ${count}.` }];
  });
}

/** A title without matching quotes, or in those of a word processor. */
const unquoted = /(?<!\w)title=(?!"[^"]*"|'[^']*')(?:["'“”„‘’«]([^"'“”‘’»{}]*)[“”‘’»]?|([^\s"'{}]*))/;

/** Titles of code that are not shown because quotes are missing or unclosed. */
export function codeTitle({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('code').flatMap((node): Problem[] => {
    const [written, open, word = ''] = unquoted.exec(readFence(node.lang, node.meta).meta) ?? [];
    if (written === undefined) return [];
    const { line, column: from } = body.place(node.position);
    const column = Math.max(lines.line(line).indexOf('title=', from - 1), 0) + 1;
    const message = 'The title of the code is not shown: it does not stand in quotes';
    const place = onLine(line, column, written.trimEnd().length);
    return [{ code: 'code/no-title', ...place, message, hint: `Write title="${(open ?? word).trim()}".` }];
  });
}

/** Code fences without an end, which turn the rest of the document into code. */
export function codeEnds({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('code').flatMap((node): Problem[] => {
    const place = body.place(node.position);
    const fence = /^(`{3,}|~{3,})/.exec(lines.line(place.line).slice(place.column - 1))?.[0];
    if (!fence) return [];
    const last = lines.line(place.endLine).slice(0, place.endColumn - 1);
    const end = last.replace(/^[\s>]*/, '').trimEnd();
    const closed = place.endLine > place.line && end.startsWith(fence) && /^(?:`+|~+)$/.test(end);
    if (closed) return [];
    const message = 'The code has no end';
    const hint = `Add a line with ${fence} after its last line.`;
    return [{ code: 'code/unclosed', ...onLine(place.line, place.column, fence.length), message, hint }];
  });
}

/** Paragraphs of the page and of its lists, each with the column of the text around it. Tags may indent theirs. */
function paragraphsIn(node: Nodes, column: number): { paragraph: Paragraph; column: number }[] {
  if (node.type === 'paragraph') return [{ paragraph: node, column }];
  if (node.type !== 'root' && node.type !== 'list' && node.type !== 'listItem') return [];
  const own = node.type === 'listItem' ? (node.children[0]?.position?.start.column ?? column) : column;
  return node.children.flatMap((child) => paragraphsIn(child, own));
}

/** Lines that are indented as code is in plain Markdown. MDX shows them as text. */
export function indentedCode({ body, lines }: MarkdownInput): Problem[] {
  if (body.format === 'md') return [];
  return paragraphsIn(body.tree, 1).flatMap(({ paragraph, column }): Problem[] => {
    const { line } = body.place(paragraph.position);
    const blank = /^[ \t]*/.exec(lines.line(line))?.[0] ?? '';
    const isText = paragraph.children[0]?.type === 'text' || paragraph.children[0]?.type === 'inlineCode';
    if (!isText || blank.replaceAll('\t', '    ').length < column + 3) return [];
    const place = onLine(line, blank.length + 1, lines.line(line).trim().length);
    const hint = 'Write ``` in a line above and in one below it, or remove the spaces before it.';
    return [{ code: 'code/indented', ...place, message: 'Spaces make no code in MDX: this is shown as text', hint }];
  });
}
