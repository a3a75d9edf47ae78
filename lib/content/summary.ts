import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as toText } from 'mdast-util-to-string';

export interface Summary {
  /** Text of the `# heading` the body opens with. */
  heading: string | undefined;
  /** Text of the first paragraph. */
  paragraph: string | undefined;
  /** Body without the opening heading; the line count stays the same, so that positions hold. */
  rest: string;
}

const skippable = /^(\s*$|import\s|export\s|<!--.*-->\s*$|\{\/\*.*\*\/\}\s*$)/;
const notProse = /^\s*([#:<`~|>{]|[-*+]\s|\d+[.)]\s|---)/;

function plain(markdown: string): string {
  const text = markdown.replace(/\s*(\{#[^}]*\}|\{\/\*.*?\*\/\})\s*$/, '');
  return toText(fromMarkdown(text)).replace(/\s+/g, ' ').trim();
}

function findParagraph(lines: readonly string[], from: number): string | undefined {
  let fence: string | undefined;
  for (let index = from; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (fence) fence = mark?.startsWith(fence) ? undefined : fence;
    else if (mark) fence = mark;
    else if (!skippable.test(line) && !notProse.test(line)) {
      const end = lines.findIndex((other, at) => at > index && other.trim() === '');
      return plain(lines.slice(index, end === -1 ? undefined : end).join('\n'));
    }
  }
  return undefined;
}

/**
 * Reads title and description a body offers where its front matter has none. A line scan, because it runs over every
 * document of the site: only the heading and the paragraph that are found are parsed as Markdown.
 */
export function summarize(body: string): Summary {
  const lines = body.split('\n');
  const first = lines.findIndex((line) => !skippable.test(line));
  const opening = lines[first] ?? '';
  const atx = /^#\s+(.+?)\s*#*\s*$/.exec(opening)?.[1];
  const setext = !atx && opening.trim() !== '' && /^=+\s*$/.test(lines[first + 1] ?? '') ? opening : undefined;
  const heading = atx ?? setext;
  const height = setext ? 2 : 1;
  const rest = heading ? lines.map((line, index) => (index >= first && index < first + height ? '' : line)).join('\n') : body;
  return {
    heading: heading ? plain(heading) : undefined,
    paragraph: findParagraph(lines, heading ? first + height : Math.max(first, 0)),
    rest,
  };
}
