const opening = String.raw`//|#|--|;+|%|!|\*>|\(\*|_?['‘’]|rem\b|<!--|/\*|\{\s*/\*`;
const magic = new RegExp(
  String.raw`^(?:${opening})\s*highlight-(next-line|start|end)(?:\s*(?:-->|\*\)|\*/(?:\s*\})?))?$`,
  'i',
);

/** Numbers of the lines that comments say something of, from 1. */
export interface MarkedLines {
  highlighted: Set<number>;
  added: Set<number>;
  removed: Set<number>;
}

/** What the comments of Shiki say of a line, as VitePress and Fumadocs have them: `// [!code ++]`. */
const notations: ReadonlyMap<string, keyof MarkedLines | undefined> = new Map([
  ...['highlight', 'hl', 'focus', 'error', 'warning', 'info'].map((name) => [name, 'highlighted'] as const),
  ['++', 'added'],
  ['--', 'removed'],
  // Words within a line are not marked.
  ['word', undefined],
]);
const notation = /^\[!code ([a-z]+|\+\+|--)(?::([^\]]+))?\]\s*/;
const closing = /^(?:-->|\*\)|\*\/(?:\s*\})?)?$/;
const openingAtEnd = new RegExp(String.raw`(?:${opening})\s*$`, 'i');
/** Characters of the longest opening, with spaces. */
const longestOpening = 12;
/** Most lines that one comment speaks of. */
const mostLines = 100;

/** A line without its comment of Shiki, and what that says; undefined if it has none. */
function readNotation(line: string) {
  const at = line.indexOf('[!code ');
  if (at < 0) return undefined;
  const [written = '', name = '', value] = notation.exec(line.slice(at)) ?? [];
  const [mark] = openingAtEnd.exec(line.slice(Math.max(0, at - longestOpening), at)) ?? [];
  if (mark === undefined || !notations.has(name)) return undefined;
  const count = Math.min(Number(value ?? 1) || 1, mostLines);
  const rest = line.slice(at + written.length).trimEnd();
  // A comment that says more stays.
  const text = closing.test(rest) ? line.slice(0, at - mark.length).trimEnd() : line.slice(0, at) + rest;
  return { text, kind: notations.get(name), count };
}

/** Removes the comments that mark lines: `highlight-next-line`, `highlight-start`, `highlight-end` and those of Shiki. */
export function applyMagicComments(code: string): MarkedLines & { code: string } {
  const kept: string[] = [];
  const marked: MarkedLines = { highlighted: new Set(), added: new Set(), removed: new Set() };
  let open = false;
  let next = false;
  for (const line of code.split('\n')) {
    const command = magic.exec(line.trim())?.[1]?.toLowerCase();
    if (command) {
      if (command === 'next-line') next = true;
      else open = command === 'start';
      continue;
    }
    const found = readNotation(line);
    // Alone in its line, a comment speaks of the next one.
    const first = kept.length + 1;
    for (let number = first; found?.kind && number < first + found.count; number++) marked[found.kind].add(number);
    if (found?.text === '') continue;
    kept.push(found?.text ?? line);
    if (open || next) marked.highlighted.add(kept.length);
    next = false;
  }
  return { code: kept.join('\n'), ...marked };
}
