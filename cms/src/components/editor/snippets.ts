/** Something the toolbar writes. What is selected takes the place of `text`. */
export interface Snippet {
  name: string;
  before: string;
  text: string;
  after: string;
  /** Whether it stands in lines of its own. */
  block: boolean;
  /** Letter that writes it, with Ctrl or Cmd. */
  key?: 'B' | 'I' | 'E';
  /** Whether nothing of it is to be written over: what is written next comes after it. */
  isWhole?: boolean;
}

/** What the toolbar offers, in its order. */
export const snippets: readonly Snippet[] = [
  { name: 'Bold', before: '**', text: 'text', after: '**', block: false, key: 'B' },
  { name: 'Italic', before: '_', text: 'text', after: '_', block: false, key: 'I' },
  { name: 'Code', before: '`', text: 'code', after: '`', block: false, key: 'E' },
  { name: 'Code block', before: '```js title="example.js"\n', text: 'code', after: '\n```', block: true },
  { name: 'Note', before: ':::note[Title]\n\n', text: 'Text.', after: '\n\n:::', block: true },
  {
    name: 'Tabs',
    before: '<Tabs>\n<TabItem value="one" label="One">\n\n',
    text: 'Text.',
    after: '\n\n</TabItem>\n<TabItem value="two" label="Two">\n\nText.\n\n</TabItem>\n</Tabs>',
    block: true,
  },
  { name: 'Table', before: '| Name | Means |\n| --- | --- |\n| ', text: 'name', after: ' | text |', block: true },
  { name: 'Diagram', before: '```mermaid\nflowchart LR\n  ', text: 'A --> B', after: '\n```', block: true },
];

/** A text and what is selected in it. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** What replaces a selection: the characters from `start` to `end`, and what is selected of the new ones. */
export interface Replacement extends Selected {
  start: number;
  end: number;
}

/** What has to stand between two texts so that the second one begins a block of its own. */
function gap(first: string, second: string): string {
  if (first.trim() === '' || second.trim() === '') return '';
  const breaks = (/\n*$/.exec(first)?.[0].length ?? 0) + (/^\n*/.exec(second)?.[0].length ?? 0);
  return '\n'.repeat(Math.max(0, 2 - breaks));
}

/** What a snippet writes over a selection. A mark that is there already is taken away instead. */
export function applySnippet(
  { before, text, after, block, isWhole = false }: Omit<Snippet, 'name'>,
  on: Selected,
): Replacement {
  const [head, chosen, tail] = [on.text.slice(0, on.from), on.text.slice(on.from, on.to), on.text.slice(on.to)];
  if (!block && chosen !== '' && head.endsWith(before) && tail.startsWith(after)) {
    const start = on.from - before.length;
    return { start, end: on.to + after.length, text: chosen, from: start, to: start + chosen.length };
  }
  const lead = block ? gap(head, before) : '';
  const trail = block ? (tail === '' ? '\n' : gap(after, tail)) : '';
  const inner = chosen || text;
  const written = `${lead}${before}${inner}${after}${trail}`;
  const behind = on.from + written.length;
  const from = isWhole ? behind : on.from + lead.length + before.length;
  return { start: on.from, end: on.to, text: written, from, to: isWhole ? behind : from + inner.length };
}
