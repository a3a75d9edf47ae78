import { describe, expect, it } from 'vitest';
import { complexity } from '@/lib/check/content/complexity';

const marks = '*a_'.repeat(3_000);
const json = `{\n${'  "key": { "list": [1, 2], "map": {} },\n'.repeat(1_500)}}`;

describe('code is no text', () => {
  it.each([
    ['at the start of a line', `\`\`\`json\n${json}\n\`\`\``],
    ['in an element', `<Tabs>\n<TabItem value="a">\n\n\`\`\`json\n${json}\n\`\`\`\n\n</TabItem>\n</Tabs>`],
    ['in an admonition', `:::note\n\n\`\`\`json\n${json}\n\`\`\`\n\n:::`],
    ['in a list', `- a\n\n  \`\`\`json\n  ${json.replaceAll('\n', '\n  ')}\n  \`\`\``],
    ['in a quote', `> ~~~json\n> ${json.replaceAll('\n', '\n> ')}\n> ~~~`],
    ['below front matter', `---\nformat: md\n---\n\n\`\`\`json\n${json}\n\`\`\``],
    ['of one long line', `\`\`\`\n${'x'.repeat(60_000)}\n\`\`\``],
    ['of many arrows', `\`\`\`\n${'>'.repeat(80)}\n${json}\n\`\`\``],
  ])('%s', (_, text) => {
    expect(complexity(text)).toBeUndefined();
  });
});

describe('text that a pattern would take for code', () => {
  it.each([
    ['behind a fence that is inline code', `\`\`\`a\`\`\` b\n\n${marks}`],
    ['behind a fence in an attribute', `<Foo a="\n\`\`\`\n" />\n\n${marks}`],
    ['behind a fence in a comment', `{/*\n\`\`\`\n*/}\n\n${marks}`],
    ['behind a fence in front matter', `---\ntitle: |\n  \`\`\`\n---\n\n${marks}`],
    ['behind an indented fence in plain Markdown', `---\nformat: md\n---\n\n    \`\`\`\n\n${marks}`],
    ['behind a fence in HTML in plain Markdown', `---\nformat: md\n---\n\n<pre>\n\`\`\`\n</pre>\n\n${marks}`],
    ['behind a fence in a quote', `> \`\`\`\n\n${marks}`],
    ['behind a fence in a list', `- \`\`\`\n\n${marks}`],
    ['behind a fence in an admonition', `:::note\n\`\`\`\n:::\n\n${marks}`],
    ['behind a fence in a footnote', `[^1]: a\n\n    \`\`\`\n\n${marks}`],
    ['behind a fence that closes', `\`\`\`\n\`\`\`\n\n${marks}`],
    ['with arrows', `\`\`\`a\`\`\`\n\n${'> '.repeat(80)}`],
    ['beside a tag that is none', `\`\`\`\n${json}\n\`\`\`\n\n<a =\n\n${marks}`],
  ])('%s', (_, text) => {
    expect(complexity(text)?.code).toBe('file/too-complex');
  });
});

it.each([
  ['a long line', 'a'.repeat(50_001), 'The line has more than 50,000 characters'],
  ['a bracket without an end', `[${'a '.repeat(5_001)}`, 'A [ is followed by 10,000 characters without its ]'],
])('names %s', (_, text, message) => {
  expect(complexity(`One.\n\n${text}`)).toMatchObject({
    line: 3,
    column: 1,
    message,
    hint: expect.any(String) as string,
  });
});

describe('brackets and marks in JavaScript', () => {
  const rows = "  { name: 'a_b', type: 'string[]', text: '*word* [link](/a)' },\n".repeat(250);

  it.each([
    ['of an attribute', `<Table\n  rows={[\n${rows}]}\n/>`],
    ['of an expression', `{[\n${rows}].length}`],
  ])('%s', (_, text) => {
    expect(complexity(`One.\n\n${text}\n\nTwo.`)).toBeUndefined();
  });

  it('take long if a tag has thousands of them', () => {
    const hint = expect.stringContaining('content/components/') as string;
    expect(complexity(`<Table rows={[\n${rows.repeat(4)}]} />`)).toMatchObject({ code: 'file/too-complex', hint });
  });

  it('are text behind a tag', () => {
    expect(complexity(`<Table rows={[]}>\n[${'a '.repeat(5_001)}\n</Table>`)?.code).toBe('file/too-complex');
  });
});

it('knows brackets that are closed', () => {
  expect(complexity(`${'[a](b) c [d] '.repeat(600)}\n${'a '.repeat(5_000)}`)).toBeUndefined();
});

describe('a page of one reference', () => {
  const row =
    '| `open` | `(path: Path, mode?: Mode) => Promise<File>` | Opens a **file**, see [File](./file.mdx). | 1.2 |\n';
  const head = '| a | b | c | d |\n| --- | --- | --- | --- |\n';

  it('may have a table of 1,500 rows', () => {
    expect(complexity(head + row.repeat(1_500))).toBeUndefined();
  });

  it('may have 4,000 lines of links and code', () => {
    const line = 'A line with `code` and **bold** words and [a link](./intro.mdx).\n';
    expect(complexity(`## Part\n\n${`${line.repeat(20)}\n`.repeat(200)}`)).toBeUndefined();
  });

  it('is refused when it would take several seconds', () => {
    expect(complexity(head + row.repeat(2_500))?.code).toBe('file/too-complex');
  });
});
