import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { remarkContainerDirectives } from '../../mdx/plugins/remark-container-directives';
import { remarkInertMdx } from '../../mdx/plugins/remark-inert-mdx';
import { nodesOf } from '../../mdx/syntax/nodes';
import { preprocess } from '../../mdx/syntax/preprocess';

/** Number of matches of a pattern in a text. */
export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Counts the marks of lists and quotes at the start of a line. Each opens a container in the one before. */
export function lineMarks(line: string) {
  const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? '';
  const marks = prefix.match(/[>*+.)-]/g) ?? [];
  const quotes = marks.filter((mark) => mark === '>').length;
  return { lists: marks.length - quotes, quotes };
}

/** Inline constructs, and slow ones that do not matter here. */
const left = [
  ...['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape', 'htmlText'],
  ...['labelEnd', 'labelStartImage', 'labelStartLink', 'strikethrough', 'tasklistCheck', 'gfmFootnoteCall'],
  ...['gfmPotentialFootnoteCall', 'emailAutolink', 'protocolAutolink', 'wwwAutolink'],
  ...['mdxJsxTextTag', 'mdxTextExpression', 'definition', 'setextUnderline', 'table'],
];

/** Limits the parser to blocks, for which it takes linear time. */
function blocksOnly(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: left } }];
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map((extension) => ({ ...extension, transforms: [] }));
}

const markdown = unified().use(remarkParse).use([remarkGfm, remarkContainerDirectives, blocksOnly]).freeze();
const mdx = unified().use(remarkParse).use([remarkInertMdx, remarkGfm, remarkContainerDirectives, blocksOnly]).freeze();

/** Maximum number of lines, list items, quote marks and admonitions. Beyond these, even blocks take long. */
const most = { lines: 10_000, items: 10_000, quotes: 100_000, admonitions: 200 };

function isAffordable(text: string): boolean {
  const lines = text.split('\n');
  let items = 0;
  let marks = 0;
  let admonitions = 0;
  for (const line of lines) {
    const { lists, quotes } = lineMarks(line);
    items += lists;
    marks += quotes;
    admonitions += /^[ \t>]*:{3,}\w/.test(line) ? 1 : 0;
  }
  return lines.length <= most.lines && items <= most.items && marks <= most.quotes && admonitions <= most.admonitions;
}

function linesOf(parser: typeof markdown | typeof mdx, text: string): Set<number> {
  const lines = new Set<number>();
  try {
    for (const { position } of nodesOf(parser.parse(text), 'code'))
      for (let line = position?.start.line ?? 0; position && line <= position.end.line; line++) lines.add(line);
  } catch {
    // Broken tags: what is code depends on their repair.
    lines.clear();
  }
  return lines;
}

/**
 * Numbers of the lines that are certainly code, from 1. The parser decides, because no check would look at lines that a pattern
 * mistakes for code. Empty if parsing would take too long, or if the text is no MDX.
 * @param text a document without lines that are too long for the parser
 */
export function codeLines(text: string): ReadonlySet<number> {
  if (!isAffordable(text)) return new Set();
  const head = text.slice(0, splitFrontMatter(text)?.bodyStart ?? 0);
  const blank = '\n'.repeat(count(head, /\n/g));
  const body = text.slice(head.length);
  const asMdx = linesOf(mdx, blank + preprocess(body, 'mdx'));
  if (!/^format\s*:/m.test(head)) return asMdx;
  const asMarkdown = linesOf(markdown, blank + preprocess(body, 'md'));
  return new Set([...asMdx].filter((line) => asMarkdown.has(line)));
}
