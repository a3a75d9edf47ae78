import { VFileMessage } from 'vfile-message';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { preprocess } from '../../mdx/syntax/preprocess';
import { frontMatterOf } from './front-matter';
import { mdx } from './site-markdown';

/** More lines than this are no words of a sentence. */
const longest = 12;

/** The lines of an element whose tags the parser finds in different paragraphs, without the last; undefined if there is none. */
function splitElement(lines: readonly string[]): { first: number; last: number } | undefined {
  try {
    mdx.parse(preprocess(lines.join('\n')));
  } catch (error) {
    const { ruleId, line, reason = '' } = error instanceof VFileMessage ? error : {};
    const [, closed, opened, at] = /closing tag (?:`<\/([^>`]+)>`|for `<([^>`]+)>` \((\d+):)/.exec(reason) ?? [];
    if (ruleId !== 'end-tag-mismatch' || !line) return undefined;
    const from = Number(at ?? line) - 1;
    const isStart = (text: string) => new RegExp(`<${closed}(?![\\w.-])`).test(text);
    const isEnd = (text: string) => text.includes(`</${opened}>`);
    const first = closed ? lines.slice(0, from).findLastIndex(isStart) : from;
    const last = closed ? from : lines.findIndex((text, index) => index > from && isEnd(text));
    const inside = lines.slice(first, last + 1);
    const fits = first >= 0 && last > first && inside.length <= longest && inside.every((text) => text.trim() !== '');
    return fits ? { first, last } : undefined;
  }
  return undefined;
}

/** Joins lines as JSX does: without a space beside tags. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const next = line.trim();
    return text + (/[>}]$/.test(text) || /^(?:<\/|\/?>)/.test(next) ? '' : ' ') + next;
  });
}

/** A document with elements in one line whose tags stood in two paragraphs, which MDX 1 let pass. Returns the lines that changed too. */
export function withJoinedElements(text: string): { text: string; lines: number[] } {
  if (!/^[ \t]*<\/[a-z]/im.test(text) || frontMatterOf(text)['format'] === 'md') return { text, lines: [] };
  const start = splitFrontMatter(text)?.bodyStart ?? 0;
  const before = text.slice(0, start).split('\n').length - 1;
  const lines = text.slice(start).split('\n');
  const changed: number[] = [];
  let gone = before;
  for (let found = splitElement(lines); found; found = splitElement(lines)) {
    const { first, last } = found;
    changed.push(gone + first + 1);
    lines.splice(first, last - first + 1, joined(lines.slice(first, last + 1)));
    gone += last - first;
  }
  return { text: text.slice(0, start) + lines.join('\n'), lines: changed };
}
