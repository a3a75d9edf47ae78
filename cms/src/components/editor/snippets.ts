import { longestRun, markWords } from './inline-marks';

/** Markdown that the toolbar writes. The selection replaces `text`. */
export interface Snippet {
  name: string;
  before: string;
  text: string;
  after: string;
  block: boolean;
  /** Whether `before` begins each line of the selection. */
  lines?: boolean;
  /** Joins selected lines instead of a line end. */
  between?: string;
  /** Letter of its shortcut, with Ctrl or Cmd. */
  key?: 'B' | 'I' | 'E';
  /** Whether the cursor goes behind it, as nothing in it has to be typed over. */
  isWhole?: boolean;
}

/** The buttons of the toolbar, in order. */
export const snippets: readonly Snippet[] = [
  { name: 'Bold', before: '**', text: 'text', after: '**', block: false, key: 'B' },
  { name: 'Italic', before: '_', text: 'text', after: '_', block: false, key: 'I' },
  { name: 'Code', before: '`', text: 'code', after: '`', block: false, key: 'E' },
  { name: 'Heading', before: '## ', text: 'Heading', after: '', block: true, lines: true },
  { name: 'List', before: '- ', text: 'item', after: '', block: true, lines: true },
  { name: 'Numbered list', before: '1. ', text: 'item', after: '', block: true, lines: true },
  { name: 'Code block', before: '```js title="example.js"\n', text: 'code', after: '\n```', block: true },
  { name: 'Note', before: ':::note[Title]\n\n', text: 'Text.', after: '\n\n:::', block: true },
  {
    name: 'Tabs',
    before: '<Tabs>\n<TabItem value="one" label="One">\n\n',
    text: 'Text.',
    after: '\n\n</TabItem>\n<TabItem value="two" label="Two">\n\nText.\n\n</TabItem>\n</Tabs>',
    block: true,
  },
  {
    name: 'Table',
    before: '| Name | Means |\n| --- | --- |\n| ',
    text: 'name',
    between: ' | text |\n| ',
    after: ' | text |',
    block: true,
  },
  { name: 'Diagram', before: '```mermaid\nflowchart LR\n  ', text: 'A --> B', after: '\n```', block: true },
];

/** What begins a heading or an item of a list. */
const lineMark = /^(?:#{1,6}|[-*+•]|\d+[.)])\s+/;

/** A text with a selection. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** A replacement for the characters from `start` to `end`, and the new selection. */
export interface Replacement extends Selected {
  start: number;
  end: number;
}

/** Line ends needed between two texts so that the second starts a block. */
function gap(first: string, second: string): string {
  if (first.trim() === '' || second.trim() === '') return '';
  const breaks = (/\n*$/.exec(first)?.[0].length ?? 0) + (/^\n*/.exec(second)?.[0].length ?? 0);
  return '\n'.repeat(Math.max(0, 2 - breaks));
}

/** A fence or colons longer than any in the text, which would end the block. */
function longer(mark: string, inner: string): string {
  const [, sign] = /(`|:)\1\1/.exec(mark) ?? [];
  if (sign === undefined) return mark;
  const run = longestRun(inner, sign === '`' ? /^`{3,}|(?<=^[ \t]+)`{3,}/gm : /^:{3,}|(?<=^[ \t]+):{3,}/gm);
  return run === 0 ? mark : mark.replace(sign.repeat(3), sign.repeat(run + 1));
}

/** Begins each line of a selection with a mark, or with none if all have it. A line without words gets some. */
function markLines({ before, text }: Omit<Snippet, 'name'>, on: Selected): Replacement {
  const start = on.text.slice(0, on.from).lastIndexOf('\n') + 1;
  const end = on.text.indexOf('\n', on.to) < 0 ? on.text.length : on.text.indexOf('\n', on.to);
  const lines = on.text.slice(start, end).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length === 0)
    return { start, end, text: before + text, from: start + before.length, to: start + before.length + text.length };
  const isMarked = filled.every((line) => line.startsWith(before));
  const written = lines
    .map((line) =>
      line.trim() === '' ? line : isMarked ? line.slice(before.length) : before + line.replace(lineMark, ''),
    )
    .join('\n');
  const to = start + written.length;
  return { start, end, text: written, from: lines.length === 1 ? to : start, to };
}

/** Applies a snippet to a selection. If the selection is marked already, the mark is removed. */
export function applySnippet(snippet: Omit<Snippet, 'name'>, on: Selected): Replacement {
  if (snippet.lines) return markLines(snippet, on);
  if (!snippet.block) return markWords(snippet, on);
  const [head, chosen, tail] = [on.text.slice(0, on.from), on.text.slice(on.from, on.to), on.text.slice(on.to)];
  const { text, between } = snippet;
  const lines = chosen.split('\n').filter((line) => line.trim() !== '');
  const inner = (between === undefined ? chosen : lines.join(between)) || text;
  const [before, after] = [longer(snippet.before, inner), longer(snippet.after, inner)];
  const lead = gap(head, before);
  const trail = tail === '' ? '\n' : gap(after, tail);
  const from = on.from + lead.length + before.length;
  const written = `${lead}${before}${inner}${after}${trail}`;
  return { start: on.from, end: on.to, text: written, from, to: from + inner.length };
}
