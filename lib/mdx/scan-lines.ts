const openingFence = /^(?:\s|>|[-*+]\s|\d+[.)]\s)*(?:(`{3,})[^`]*|(~{3,}).*)$/;
const closingFence = /^(?:\s|>)*(`{3,}|~{3,})\s*$/;
const codeOrComment = /(`+)(?:(?!\1).)*?\1(?!`)|<!--|\{\/\*/;

const commentEnds = { html: /-->/, mdx: /\*\/(?:\s*\})?/ } as const;

type CommentKind = keyof typeof commentEnds;

/** A stretch of a line: text with its inline code, or (part of) a comment without its marks. */
export interface LinePiece {
  comment?: CommentKind;
  text: string;
  /** Whether the comment starts in this line. */
  starts?: boolean;
  /** The mark it ends with; absent where it goes on. */
  end?: string;
}

export interface ScannedLine {
  line: string;
  /** True for fences and what they hold. */
  code: boolean;
  /** True where the line starts within a comment. */
  commented: boolean;
  pieces: readonly LinePiece[];
}

function cutComments(
  line: string,
  open: CommentKind | undefined,
): { pieces: LinePiece[]; open: CommentKind | undefined } {
  const pieces: LinePiece[] = [];
  let rest = line;
  let inside = open;
  let starts = false;
  let text = '';
  while (rest !== '') {
    if (inside) {
      const end = commentEnds[inside].exec(rest);
      pieces.push({ comment: inside, text: rest.slice(0, end?.index), starts, ...(end && { end: end[0] }) });
      if (!end) return { pieces, open: inside };
      rest = rest.slice(end.index + end[0].length);
      inside = undefined;
      continue;
    }
    const match = codeOrComment.exec(rest);
    const found = match?.[0] ?? rest;
    const at = match?.index ?? 0;
    const comment = found === '<!--' ? 'html' : found === '{/*' ? 'mdx' : undefined;
    text += rest.slice(0, at) + (comment ? '' : found);
    rest = rest.slice(at + found.length);
    if (!comment) continue;
    pieces.push({ text });
    text = '';
    starts = true;
    inside = comment;
    if (rest === '') pieces.push({ comment, text: '', starts });
  }
  pieces.push({ text });
  return { pieces, open: inside };
}

/** Tells fenced code and comments from text, line by line, without parsing: it runs over every document of a site. */
export function* scanLines(source: string): Generator<ScannedLine> {
  let fence: string | undefined;
  let comment: CommentKind | undefined;
  for (const line of source.split('\n')) {
    const opening = fence || comment ? null : openingFence.exec(line);
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
