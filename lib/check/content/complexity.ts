import { createLineIndex } from './place';
import type { Problem } from './types';

const maxLength = 2_000_000;
/** Marks in one paragraph: the parser's time grows with their square. */
const maxMarks = 2_500;
/** Closing braces times characters of one paragraph: the parser tries an expression anew at each brace. */
const maxBraces = 5_000_000;
/** Lists and quotes on one line, and admonitions around each other. */
const maxDepth = 50;
/** Headings underlined with = or -: the parser's time grows with their square, over the whole file. */
const maxUnderlines = 800;
/** Estimated microseconds for a whole file; a page of 900 words costs 9,000. */
const maxCost = 500_000;

function flaw(text: string, offset: number, message: string): Problem {
  return {
    code: 'file/too-complex',
    ...createLineIndex(text).place(offset),
    message,
    hint: 'Split the paragraph, or the page.',
  };
}

function count(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}

/** What a line costs the parser, as measured for each construct alone. */
function costOf(line: string): number {
  if (line.trim() === '') return 2;
  const item = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/.test(line) ? 90 : 0;
  return (
    35 +
    item +
    (/^[ \t>]*#{1,6}\s/.test(line) ? 25 : 0) +
    count(line, /\{/g) * 160 +
    count(line, /[[@]|http/g) * 70 +
    count(line, /[<`]/g) * 50 +
    count(line, /[*_~&|]/g) * 30
  );
}

/** Calls back for every line outside of fenced code, with its offset. */
function eachLine(text: string, see: (line: string, offset: number) => void): void {
  let offset = 0;
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const mark = /^(?:\s|>)*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence) fence = mark?.startsWith(fence) ? undefined : fence;
    else if (mark) fence = mark;
    else see(line, offset);
    offset += line.length + 1;
  }
}

/** Estimated microseconds a parse takes. An estimate, not a clock, so that results never depend on the machine. */
export function parseCost(text: string): number {
  let cost = 0;
  eachLine(text, (line) => {
    cost += costOf(line);
  });
  return cost;
}

function countPrefixes(line: string): number {
  const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? '';
  return count(prefix, /[>*+.)-]/g);
}

/**
 * Names what in a file would take the parser too long, before it is tried; undefined where nothing would. No page
 * people write comes near these limits, but a folder that is synced from elsewhere may hold anything.
 */
export function complexity(text: string): Problem | undefined {
  if (text.length > maxLength) return flaw(text, 0, `The file is longer than ${maxLength / 1_000_000} MB`);
  let found: Problem | undefined;
  let marks = 0;
  let length = 0;
  let braces = 0;
  let cost = 0;
  let depth = 0;
  let underlines = 0;
  eachLine(text, (line, offset) => {
    if (found) return;
    if (/^[ \t>]*:{3,}\w/.test(line)) depth++;
    else if (/^[ \t>]*:{3,}\s*$/.test(line)) depth--;
    // Cells of a table are parsed one by one.
    const separate = line.trim() === '' || /^\s*\|/.test(line);
    marks = (separate ? 0 : marks) + count(line, /[[\]*_~]/g);
    length = (separate ? 0 : length) + line.length;
    braces = (separate ? 0 : braces) + count(line, /\}/g);
    underlines += /^[ \t>]*(?:=+|-+)[ \t]*$/.test(line) ? 1 : 0;
    cost += costOf(line);
    if (countPrefixes(line) > maxDepth || depth > maxDepth)
      found = flaw(text, offset, 'Lists, quotes or admonitions are nested too deeply');
    else if (marks > maxMarks) found = flaw(text, offset, `One paragraph has more than ${maxMarks} brackets and marks`);
    else if (braces * length > maxBraces) found = flaw(text, offset, 'One paragraph has too many braces');
    else if (underlines > maxUnderlines)
      found = flaw(text, offset, `The file has more than ${maxUnderlines} underlined headings or rules`);
    else if (cost > maxCost)
      found = flaw(text, offset, 'One page holds too many lines and marks to be parsed in reasonable time');
  });
  return found;
}
