import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mathFromMarkdown } from 'mdast-util-math';
import { toString as toText } from 'mdast-util-to-string';
import { math } from 'micromark-extension-math';
import { markdownOptions } from '../../config/markdown-options';
import { drawEmoji } from '../../mdx/syntax/emoji';
import { cutHeadingId } from '../../mdx/syntax/heading-id';
import { nodesOf } from '../../mdx/syntax/nodes';
import { scanLines } from '../../mdx/syntax/scan-lines';
import type { HeadingPart } from '../types';

/** The text of a line; empty for code and comments. */
interface TextLine {
  text: string;
  code: boolean;
}

const moduleCode = /^(import|export)\s/;
/** Blocks without prose, up to the next empty line: JSX, tables, quotes, expressions and lists. */
const otherBlock = /^\s*([<|>{]|[-*+]\s|\d+[.)]\s|\[\^[^\]\s]+\]:)/;
const formula = /^\s*\$\$/;
/** Lines without prose: headings, container marks and rules. */
const otherLine = /^\s*(#{1,6}\s|:{3,}|([-*_])(\s*\2){2,}\s*$)/;

/** A definition of a reference such as `[text][name]`. */
const definition = /^ {0,3}\[((?!\^)[^[\]]+)\]:\s*\S/;

function isBlank({ text, code }: TextLine): boolean {
  return !code && text.trim() === '';
}

const mathSyntax = markdownOptions.math ? { extensions: [math()], mdastExtensions: [mathFromMarkdown()] } : undefined;

/** Longer texts are cut: nobody reads them, and parsing takes ever longer. */
const longest = 5_000;

/** A part of a body, with the definitions of its references. */
interface Excerpt {
  markdown: string;
  definitions: string;
}

function parse({ markdown, definitions }: Excerpt, emoji = markdownOptions.emoji): RootContent | undefined {
  const start = markdown.slice(0, longest);
  const text = (cutHeadingId(start)?.text ?? start).replace(/\[\^[^[\]\s]+\]/g, '');
  const tree = fromMarkdown(`${text}\n\n${definitions.slice(0, longest)}`, mathSyntax);
  if (emoji) drawEmoji(tree);
  return tree.children[0];
}

function textOf(node: RootContent | undefined): string {
  return toText(node, { includeHtml: false }).replace(/\s+/g, ' ');
}

/** Text of a paragraph. A formula is its source, which can be read unless it has commands or braces. */
function withoutTex(node: RootContent | undefined): string {
  for (const formula of node ? nodesOf(node, 'inlineMath') : []) if (/[\\{}]/.test(formula.value)) formula.value = '…';
  return textOf(node);
}

const marks = { inlineCode: 'code', emphasis: 'em', strong: 'strong' } as const;

function toParts(nodes: readonly PhrasingContent[]): HeadingPart[] {
  return nodes.flatMap((node): HeadingPart[] => {
    if (node.type === 'inlineCode') return [{ mark: marks.inlineCode, parts: [node.value] }];
    if (node.type === 'emphasis' || node.type === 'strong')
      return [{ mark: marks[node.type], parts: toParts(node.children) }];
    const text = textOf(node);
    return text === '' ? [] : [text];
  });
}

/** Parts of a heading with its code and emphasis; undefined if it has neither. */
function markedParts(node: RootContent | undefined): HeadingPart[] | undefined {
  const parts = node?.type === 'paragraph' ? toParts(node.children) : [];
  return parts.some((part) => typeof part !== 'string') ? parts : undefined;
}

/** Whether a heading contains more than the page header can show: a link, a picture, HTML, a component or an expression. */
function showsMore(node: RootContent | PhrasingContent): boolean {
  if (node.type === 'text') return /\{(?!\s*frontMatter\.\w+\s*\})/.test(node.value);
  return 'children' in node && /^(?:paragraph|emphasis|strong)$/.test(node.type)
    ? node.children.some(showsMore)
    : !/^(?:inlineCode|inlineMath|break)$/.test(node.type);
}

/** The id at the end of a line, as text or as a comment. */
function idOf(line: string): string | undefined {
  return /\{\s*(?:\/\*\s*)?#([^{}*]+)(?:\*\/)?\}[\s#]*$/.exec(line)?.[1]?.trim();
}

/** Index of the first line after another one that fulfils a condition; the number of lines if there is none. */
function nextLine(lines: readonly TextLine[], from: number, holds: (line: TextLine) => boolean): number {
  let index = from + 1;
  for (let line = lines[index]; line && !holds(line); line = lines[index]) index++;
  return Math.min(index, lines.length);
}

/** A part with the definitions of its references, as in `# [Tool][site]`. */
function excerptOf(markdown: string, lines: () => Iterable<TextLine>): Excerpt {
  if (!markdown.includes('[')) return { markdown, definitions: '' };
  const lower = markdown.toLowerCase();
  const isMeant = ({ text, code }: TextLine) => {
    const name = code ? undefined : definition.exec(text)?.[1];
    return name !== undefined && lower.includes(`[${name.toLowerCase()}]`);
  };
  const definitions = Array.from(lines()).filter(isMeant);
  return { markdown, definitions: definitions.map(({ text }) => text).join('\n') };
}

function findParagraph(lines: readonly TextLine[], from: number): string | undefined {
  let index = from;
  for (let line = lines[index]; line; line = lines[index]) {
    if (line.code || isBlank(line) || otherLine.test(line.text) || definition.test(line.text)) index++;
    else if (
      [moduleCode, otherBlock, ...(markdownOptions.math ? [formula] : [])].some((block) => block.test(line.text))
    )
      index = nextLine(lines, index, isBlank);
    else {
      const end = nextLine(lines, index, (other) => other.code || isBlank(other) || otherLine.test(other.text));
      const text = lines.slice(index, end).map((other) => other.text);
      return withoutTex(parse(excerptOf(text.join('\n'), () => lines))).trim();
    }
  }
  return undefined;
}

/** Text of a line `# Heading ##`; undefined if it is no heading. Closing marks need a blank before them: `# C#`. */
function atxText(line: string): string | undefined {
  if (!/^#\s/.test(line)) return undefined;
  const text = line.slice(1).trim();
  let end = text.length;
  while (text[end - 1] === '#') end--;
  const closed = end > 0 && end < text.length && /\s/.test(text[end - 1] ?? '');
  return (closed ? text.slice(0, end).trimEnd() : text) || undefined;
}

function* textLines(body: string): Generator<TextLine> {
  for (const { pieces, code } of scanLines(body))
    yield { code, text: pieces.map(({ comment, text }) => (comment ? '' : text)).join('') };
}

/** The first line that is neither empty nor module code, its index, and the line after it; undefined if there is none. */
function findOpening(body: string): { at: number; line: TextLine; next: TextLine | undefined } | undefined {
  const lines = textLines(body);
  let inModule = false;
  let at = 0;
  for (let step = lines.next(); !step.done; step = lines.next(), at++) {
    const line = step.value;
    if (isBlank(line)) inModule = false;
    else if (!inModule && !moduleCode.test(line.text)) return { at, line, next: lines.next().value ?? undefined };
    else inModule = true;
  }
  return undefined;
}

interface OpeningHeading {
  /** Source of its text, without its marks. */
  excerpt: Excerpt;
  /** Index of its first line, and how many it has. */
  at: number;
  height: 1 | 2;
  /** The id that its author gave it. */
  ownId: string | undefined;
  /** Its text if it uses up an id of the page: not if its author gave it an id. */
  idText: string | undefined;
  /** Whether the body keeps it because it has more than text, code and emphasis, such as a link or a component. */
  keepsHeading: boolean;
}

/** Reads the `# heading` at the start of a body, and the definitions it refers to; undefined if there is none. */
export function readOpeningHeading(body: string): OpeningHeading | undefined {
  const opening = findOpening(body);
  if (!opening || opening.line.code) return undefined;
  const { at, line, next } = opening;
  const atx = atxText(line.text);
  if (atx === undefined && !/^=+\s*$/.test(next?.text ?? '')) return undefined;
  const markdown = atx ?? line.text;
  const excerpt = excerptOf(markdown, () => textLines(body));
  const ownId = idOf(body.split('\n', at + 1)[at] ?? '');
  const idText = ownId === undefined ? textOf(parse(excerpt, false)).trim() : undefined;
  const node = /[<[{]/.test(markdown) ? parse(excerpt) : undefined;
  const keepsHeading = node !== undefined && showsMore(node);
  return { excerpt, at, height: atx === undefined ? 2 : 1, ownId, idText, keepsHeading };
}

/**
 * Reads title and description from a body for documents whose front matter has none. It scans lines, because it runs over every
 * document: only the heading and the paragraph are parsed as Markdown.
 */
export function summarize(body: string) {
  const lines = [...textLines(body)];
  const heading = readOpeningHeading(body);
  if (!heading) return { keepsHeading: false, paragraph: findParagraph(lines, 0), rest: body };
  const { excerpt, at, height, ownId, idText, keepsHeading } = heading;
  // Spaces in its place, so that positions hold.
  const rest = body
    .split('\n')
    .map((line, index) => (index >= at && index < at + height ? ' '.repeat(line.length) : line))
    .join('\n');
  const paragraph = findParagraph(lines, at + height);
  const node = parse(excerpt);
  return {
    heading: textOf(node).trim(),
    headingParts: markedParts(node),
    ownId,
    idText,
    keepsHeading,
    paragraph,
    rest,
  };
}
