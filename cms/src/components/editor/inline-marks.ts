import type { Replacement, Selected, Snippet } from './snippets';

type Marks = Pick<Snippet, 'before' | 'after'>;

/** Start of a heading, a quote or a list item. */
const blockStart = /^\s*(?:(?:>|#{1,6}(?=\s)|[-*+](?=\s)|\d+[.)](?=\s)|\[[ x]\](?=\s))\s*)*/i;
const letter = /[\p{L}\p{N}_]/u;

/** Length of the longest run of a sign. */
export function longestRun(text: string, sign: RegExp): number {
  return Math.max(0, ...(text.match(sign) ?? []).map((run) => run.length));
}

/** Marks that close nothing in the text and work between letters too. */
function marksFor({ before, after }: Marks, words: string, left: string, right: string): Marks {
  if (before === '`' && words.includes('`')) {
    const mark = '`'.repeat(longestRun(words, /`+/g) + 1);
    return { before: `${mark} `, after: ` ${mark}` };
  }
  // An underscore between letters is no mark.
  const isInWord = before === '_' && (letter.test(left.slice(-1)) || letter.test(right.slice(0, 1)));
  return isInWord ? { before: '*', after: '*' } : { before, after };
}

/** Text between marks that surround all of it; undefined if they do not. */
function unmarked(words: string, { before, after }: Marks): string | undefined {
  const inner = words.slice(before.length, -after.length);
  const isMarked = inner !== '' && words.startsWith(before) && words.endsWith(after) && !inner.includes(before);
  return isMarked ? inner : undefined;
}

/** Adds marks, such as bold, to the words of each line, or removes them if all have them. Blocks keep theirs. */
export function markWords({ before, text, after, isWhole }: Omit<Snippet, 'name'>, on: Selected): Replacement {
  const chosen = on.text.slice(on.from, on.to);
  const start = chosen.trim() === '' ? on.to : on.from + chosen.length - chosen.trimStart().length;
  const end = chosen.trim() === '' ? on.to : start + chosen.trim().length;
  const [head, words, tail] = [on.text.slice(0, start), on.text.slice(start, end), on.text.slice(end)];
  if (words !== '' && head.endsWith(before) && tail.startsWith(after)) {
    const from = start - before.length;
    return { start: from, end: end + after.length, text: words, from, to: from + words.length };
  }
  if (words === '' || isWhole === true) {
    const inner = words || text;
    const from = isWhole === true ? start + before.length + inner.length + after.length : start + before.length;
    const to = isWhole === true ? from : from + inner.length;
    return { start, end, text: before + inner + after, from, to };
  }
  const lines = words.split('\n').map((line, at) => {
    const isWholeLine = at > 0 || /(?:^|\n)\s*$/.test(head);
    const lead = isWholeLine ? (blockStart.exec(line)?.[0] ?? '') : '';
    const inner = line.slice(lead.length).trimEnd();
    return { lead, inner, rest: line.slice(lead.length + inner.length) };
  });
  const isMarked = lines.every(({ inner }) => inner === '' || unmarked(inner, { before, after }) !== undefined);
  const written = lines.map(({ lead, inner, rest }, at) => {
    const bare = unmarked(inner, { before, after });
    if (inner === '' || (bare !== undefined && !isMarked)) return lead + inner + rest;
    if (bare !== undefined) return lead + bare + rest;
    const right = at === lines.length - 1 ? tail : '';
    const marks = marksFor({ before, after }, inner, at === 0 && lead === '' ? head : '', right);
    return lead + marks.before + inner + marks.after + rest;
  });
  const [only] = lines;
  const result = written.join('\n');
  const isOne = lines.length === 1 && only !== undefined && !isMarked;
  const from = isOne ? start + result.indexOf(only.inner, only.lead.length) : start;
  return { start, end, text: result, from, to: isOne ? from + only.inner.length : start + result.length };
}
