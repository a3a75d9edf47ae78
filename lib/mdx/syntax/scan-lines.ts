const openingFence = /^(?:\s|>|[-*+]\s|\d+[.)]\s)*(?:(`{3,})[^`]*|(~{3,}).*)$/;
const closingFence = /^[\s>]*(`{3,}|~{3,})\s*$/;
/** Name of Docusaurus' fences that hide MDX from other Markdown tools. The fence is removed. */
const wrapper = /^ *(`{3,4}) *mdx-code-block\s*$/;
const codeOrComment = /`+|<!--|\{\/\*/g;

const commentEnds = { html: /-->/g, mdx: /\*\/(?:\s*\})?/g } as const;

type CommentKind = keyof typeof commentEnds;

/** A part of a line: text with inline code, or (part of) a comment without its marks. */
export interface LinePiece {
  comment?: CommentKind;
  text: string;
  /** Whether the comment starts in this line. */
  starts?: boolean;
  /** The closing mark; absent if the comment continues. */
  end?: string;
}

export interface ScannedLine {
  line: string;
  /** Whether the line is a fence or in one. */
  code: boolean;
  /** Whether the line starts in a comment. */
  commented: boolean;
  pieces: readonly LinePiece[];
}

/** Finds the end of inline code: the next run of as many backticks. Each run of a line is visited once. */
function spanEnds(line: string): (start: number, length: number) => number | undefined {
  const runs = new Map<number, number[]>();
  for (const { 0: run, index } of line.matchAll(/`+/g)) {
    const starts = runs.get(run.length);
    if (starts) starts.push(index);
    else runs.set(run.length, [index]);
  }
  for (const starts of runs.values()) starts.reverse();
  return (start, length) => {
    const starts = runs.get(length) ?? [];
    while (starts.length > 0 && (starts.at(-1) ?? 0) <= start) starts.pop();
    const end = starts.at(-1);
    return end === undefined ? undefined : end + length;
  };
}

function cutComments(line: string, open: CommentKind | undefined) {
  const pieces: LinePiece[] = [];
  const spanEnd = spanEnds(line);
  let inside = open;
  let starts = false;
  // Start of the part that is in no piece yet, and of the part that is not read yet.
  let from = 0;
  let at = 0;
  while (at < line.length) {
    const mark = inside ? commentEnds[inside] : codeOrComment;
    mark.lastIndex = at;
    const match = mark.exec(line);
    if (!match) break;
    const [found] = match;
    at = match.index + found.length;
    if (inside) {
      pieces.push({ comment: inside, text: line.slice(from, match.index), starts, end: found });
      inside = undefined;
      from = at;
    } else if (found.startsWith('`')) at = spanEnd(match.index, found.length) ?? at;
    else {
      pieces.push({ text: line.slice(from, match.index) });
      inside = found === '<!--' ? 'html' : 'mdx';
      starts = true;
      from = at;
    }
  }
  if (inside)
    return {
      pieces: line === '' ? [{ text: '' }] : [...pieces, { comment: inside, text: line.slice(from), starts }],
      open: inside,
    };
  return { pieces: [...pieces, { text: line.slice(from) }], open: undefined };
}

/** Tells code fences and comments from text, line by line: it runs over every document. `mdx-code-block` is text. */
export function* scanLines(source: string): Generator<ScannedLine> {
  let fence: string | undefined;
  let comment: CommentKind | undefined;
  // A fence of three backticks may be inside of one of four.
  const wraps: string[] = [];
  for (const line of source.split('\n')) {
    const isText = !fence && !comment;
    const wrap = wraps.at(-1);
    const wrapping = isText ? wrapper.exec(line)?.[1] : undefined;
    const opens = wrapping !== undefined && (wrap === undefined || wrapping.length < wrap.length);
    if (opens || (isText && wrap !== undefined && line.trim() === wrap)) {
      if (opens) wraps.push(wrapping);
      else wraps.pop();
      yield { line: '', code: false, commented: false, pieces: [{ text: '' }] };
      continue;
    }
    const opening = isText ? openingFence.exec(line) : null;
    if (fence || opening) {
      yield { line, code: true, commented: false, pieces: [] };
      if (opening) fence = opening[1] ?? opening[2];
      else if (fence && closingFence.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      continue;
    }
    const commented = comment !== undefined;
    const { pieces, open } = cutComments(line, comment);
    comment = open;
    yield { line, code: false, commented, pieces };
  }
}

/** Rewrites the lines of a text, which count from 1, except code. Returns the numbers of changed `lines` too. */
export function rewriteLines(text: string, change: (line: string, number: number) => string) {
  const lines: number[] = [];
  const changed = Array.from(scanLines(text), ({ line, code }, index) => {
    const after = code ? line : change(line, index + 1);
    if (after !== line) lines.push(index + 1);
    return after;
  });
  return { text: lines.length > 0 ? changed.join('\n') : text, lines };
}
