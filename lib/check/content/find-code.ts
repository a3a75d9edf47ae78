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
    admonitions += /^[ \t>]*:{3,}[ \t]*\w/.test(line) ? 1 : 0;
  }
  return lines.length <= most.lines && items <= most.items && marks <= most.quotes && admonitions <= most.admonitions;
}

/** Numbers of lines, from 1. */
export interface LineKinds {
  /** Lines that are certainly code. */
  code: ReadonlySet<number>;
  /** Lines of tags and expressions, which hold JavaScript where a text has its marks. */
  tags: ReadonlySet<number>;
}

/** Where all is text. */
export const noKinds: LineKinds = { code: new Set(), tags: new Set() };

function linesOf(parser: typeof markdown | typeof mdx, text: string): LineKinds {
  try {
    const nodes = nodesOf(parser.parse(text), 'code', 'mdxJsxFlowElement', 'mdxFlowExpression');
    const code = new Set<number>();
    const tags = new Set<number>();
    for (const node of nodes) {
      const isElement = node.type === 'mdxJsxFlowElement';
      const end = (isElement ? node.attributes.at(-1) : node)?.position?.end.line ?? 0;
      for (let line = node.position?.start.line ?? 1; line <= end; line++)
        (node.type === 'code' ? code : tags).add(line);
    }
    return { code, tags };
  } catch {
    // Broken tags: what is code depends on their repair.
    return noKinds;
  }
}

/**
 * What certainly is no text. The parser decides, because no check would look at lines that a pattern mistakes for code. Empty if
 * parsing would take too long, or if the text is no MDX.
 * @param text a document without lines that are too long for the parser
 */
export function lineKinds(text: string): LineKinds {
  if (!isAffordable(text)) return noKinds;
  const head = text.slice(0, splitFrontMatter(text)?.bodyStart ?? 0);
  const blank = '\n'.repeat(count(head, /\n/g));
  const body = text.slice(head.length);
  const asMdx = linesOf(mdx, blank + preprocess(body, 'mdx'));
  if (!/^format\s*:/m.test(head)) return asMdx;
  const asMarkdown = linesOf(markdown, blank + preprocess(body, 'md'));
  return { code: new Set([...asMdx.code].filter((line) => asMarkdown.code.has(line))), tags: noKinds.tags };
}
