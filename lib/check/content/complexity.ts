import { createLineIndex } from '../../report/place';
import { count, type LineKinds, lineKinds, lineMarks, noKinds } from './find-code';
import type { Problem } from './types';

const maxLength = 2_000_000;
/** Marks in one paragraph, for which the parser takes quadratic time. */
const maxMarks = 2_500;
/** Closing braces times characters of one paragraph: the parser tries an expression again at each brace. */
const maxBraces = 5_000_000;
/** Nesting of lists and quotes on one line, and of admonitions. */
const maxDepth = 50;
/** Headings underlined with = or -, for which the parser takes quadratic time over the whole file. */
const maxUnderlines = 800;
/** Characters of one line outside of code. Beyond this the parser needs too much memory. */
const maxLine = 50_000;
/** Characters of a paragraph with an open bracket. */
const maxStretch = 10_000;
/** Estimated microseconds for a whole file; a page of 900 words costs 9,000. */
const maxCost = 1_500_000;

const split = 'Split the paragraph, or the page.';
const moveData = 'Keep the data in a component of the site, content/components/Name.tsx, or split it.';

function flaw(text: string, offset: number, message: string, hint = split): Problem {
  return { code: 'file/too-complex', ...createLineIndex(text).place(offset), message, hint };
}

/** Cost of a line for the parser, measured for each construct alone. */
function costOf(line: string): number {
  if (line.trim() === '') return 16;
  const { lists, quotes } = lineMarks(line);
  return (
    35 +
    // Lists in lists by indentation take cubic time.
    (lists > 0 ? lists * 90 + line.search(/\S/) : 0) +
    quotes * 4 +
    (/^[ \t>]*#{1,6}\s/.test(line) ? 25 : 0) +
    count(line, /\{/g) * 160 +
    count(line, /[[@]|http/g) * 70 +
    count(line, /[<`]/g) * 50 +
    count(line, /[*_~&|]/g) * 30
  );
}

/** Below this estimate it does not matter how much of a text is code. */
const cheap = 200_000;

/** Estimated microseconds of a parse. An estimate, not a measurement, so that results do not depend on the machine. */
export function parseCost(text: string): number {
  const lines = text.split('\n');
  const sum = (some: readonly string[]) => some.reduce((cost, line) => cost + costOf(line), 0);
  const all = sum(lines);
  if (all <= cheap) return all;
  const { code } = lineKinds(shallow(lines));
  return sum(lines.filter((_, index) => !code.has(index + 1)));
}

function depthOf(line: string): number {
  const { lists, quotes } = lineMarks(line);
  return lists + quotes;
}

/** Whether a line would take even a parser of blocks too long. Each list in a list is indented by two spaces or more. */
function isDeep(line: string): boolean {
  return depthOf(line) > maxDepth || (line.search(/\S/) > 2 * maxDepth && lineMarks(line).lists > 0);
}

/** The text without lines that would take even a parser of blocks too long. */
function shallow(lines: readonly string[]): string {
  return lines.map((line) => (isDeep(line) || line.length > maxLine ? 'x' : line)).join('\n');
}

/** Totals while scanning a text. */
class Sums {
  marks = 0;
  length = 0;
  braces = 0;
  cost = 0;
  depth = 0;
  underlines = 0;
  /** Number of open brackets, and characters since the first of them. */
  brackets = 0;
  stretch = 0;

  /** Adds a line. Brackets and marks in a tag or an expression begin neither links nor emphasis. */
  add(line: string, isTag: boolean): void {
    if (/^[ \t>]*:{3,}[ \t]*\w/.test(line)) this.depth++;
    else if (/^[ \t>]*:{3,}\s*$/.test(line)) this.depth--;
    // Cells of a table are parsed one by one.
    if (line.trim() === '' || /^\s*\|/.test(line)) Object.assign(this, { marks: 0, length: 0, braces: 0, brackets: 0 });
    else {
      this.marks += isTag ? 0 : count(line, /[[\]*_~]/g);
      this.length += line.length;
      this.braces += count(line, /\}/g);
    }
    this.underlines += /^[ \t>]*(?:=+|-+)[ \t]*$/.test(line) ? 1 : 0;
    this.cost += costOf(line);
    if (!isTag) this.#follow(line);
  }

  /** After an open bracket the parser looks back to it from every word. */
  #follow(line: string): void {
    let from = 0;
    for (const { 0: bracket, index } of line.matchAll(/[[\]]/g)) {
      if (this.brackets > 0) this.stretch += index - from;
      from = index;
      if (bracket === '[') this.brackets++;
      else if (this.brackets > 0) this.brackets--;
      if (this.brackets === 0) this.stretch = 0;
    }
    this.stretch = this.brackets > 0 ? this.stretch + line.length - from : 0;
  }
}

function flawOf({ marks, length, braces, cost, depth, underlines, stretch }: Sums, line: string): string | undefined {
  if (depthOf(line) > maxDepth || depth > maxDepth) return 'Lists, quotes or admonitions are nested too deeply';
  if (line.length > maxLine) return `The line has more than ${maxLine.toLocaleString('en')} characters`;
  if (marks > maxMarks) return `One paragraph has more than ${maxMarks} brackets and marks`;
  if (braces * length > maxBraces) return 'One paragraph or tag has too many braces';
  if (stretch > maxStretch) return `A [ is followed by ${maxStretch.toLocaleString('en')} characters without its ]`;
  if (underlines > maxUnderlines) return `The file has more than ${maxUnderlines} underlined headings or rules`;
  return cost > maxCost ? 'One page holds too many lines and marks to be parsed in reasonable time' : undefined;
}

function judge(text: string, lines: readonly string[], { code, tags }: LineKinds): Problem | undefined {
  const sums = new Sums();
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    if (!code.has(index + 1)) {
      const isTag = tags.has(index + 1);
      sums.add(line, isTag);
      const message = flawOf(sums, line);
      if (message) return flaw(text, offset, message, isTag ? moveData : split);
    }
    offset += line.length + 1;
  }
  return undefined;
}

/**
 * Finds what in a file would take the parser too long, before parsing; undefined if nothing does. Pages by people are far below
 * these limits, but synced folders may contain anything.
 */
export function complexity(text: string): Problem | undefined {
  if (text.length > maxLength) return flaw(text, 0, `The file is longer than ${maxLength / 1_000_000} MB`);
  const lines = text.split('\n');
  // Nearly every page passes even if its code and its tags count as text.
  return judge(text, lines, noKinds) && judge(text, lines, lineKinds(shallow(lines)));
}
