import { createLineIndex } from './place';
import type { Problem } from './types';

const maxLength = 2_000_000;
/** Marks in one paragraph: the parser's time grows with their square. */
const maxMarks = 2_500;
/** Lists and quotes on one line, and admonitions around each other. */
const maxDepth = 50;
/** Headings underlined with = or -: the parser's time grows with their square, over the whole file. */
const maxUnderlines = 800;
/** Estimated microseconds for a whole file; a page of 900 words costs 9,000. */
const maxCost = 800_000;

function flaw(text: string, offset: number, message: string): Problem {
  return { code: 'file/too-complex', ...createLineIndex(text).place(offset), message, hint: 'Split the paragraph, or the page.' };
}

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}

/** What a line costs the parser, as measured for each construct alone. */
function costOf(line: string): number {
  const item = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/.test(line) ? 90 : 0;
  return 35 + item + (/^[ \t>]*#{1,6}\s/.test(line) ? 25 : 0) + count(line, /\{/g) * 160 + count(line, /[[@]|http/g) * 70 + count(line, /[<`]/g) * 50 + count(line, /[*_~&|]/g) * 30;
}

/**
 * Names what in a file would take the parser too long, before it is tried; undefined where nothing would. No page
 * people write comes near these limits, but a folder that is synced from elsewhere may hold anything.
 */
export function complexity(text: string): Problem | undefined {
  if (text.length > maxLength) return flaw(text, 0, `The file is longer than ${maxLength / 1_000_000} MB`);
  let offset = 0;
  let marks = 0;
  let cost = 0;
  let depth = 0;
  let underlines = 0;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const mark = /^(?:\s|>)*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined;
    } else if (mark) fence = mark;
    else {
      const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? '';
      if (/^[ \t>]*:{3,}\w/.test(line)) depth++;
      else if (/^[ \t>]*:{3,}\s*$/.test(line)) depth--;
      if (count(prefix, /[>*+.)-]/g) > maxDepth || depth > maxDepth) return flaw(text, offset, 'Lists, quotes or admonitions are nested too deeply');
      marks = line.trim() === '' || /^\s*\|/.test(line) ? 0 : marks;
      marks += count(line, /[[\]*_~]/g);
      if (marks > maxMarks) return flaw(text, offset, `One paragraph has more than ${maxMarks} brackets and marks`);
      if (/^[ \t>]*(?:=+|-+)[ \t]*$/.test(line) && ++underlines > maxUnderlines) return flaw(text, offset, `The file has more than ${maxUnderlines} underlined headings or rules`);
      cost += costOf(line);
      if (cost > maxCost) return flaw(text, offset, 'One page holds too many lines and marks to be parsed in reasonable time');
    }
    offset += line.length + 1;
  }
  return undefined;
}
