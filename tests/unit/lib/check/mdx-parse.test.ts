import { describe, expect, it } from 'vitest';
import { parseMdx } from '../../../../lib/check/content/mdx-parse';
import { createLineIndex } from '../../../../lib/report/place';

const mdx = { format: 'mdx', untrusted: false } as const;

function errorsOf(text: string): string[] {
  const { errors } = parseMdx(text, mdx, createLineIndex(text));
  return errors.map(
    ({ line, column, endLine, endColumn, message }) => `${line}:${column}-${endLine}:${endColumn} ${message}`,
  );
}

describe('parseMdx', () => {
  it.each([
    ['unclosed block', '# A\n\n<div>\ntext\n', ['3:1-3:6 <div> is never closed']],
    ['unclosed in a paragraph', 'para <b>bold\n\nmore</b>', ['1:6-1:9 <b> is never closed']],
    ['crossed tags', '<a><b></a></b>', ['1:7-1:11 </a> closes nothing: <b> is still open']],
    ['crossed blocks', '<a>\n\n<b>\n\n</a>', ['5:1-5:5 </a> closes nothing: <b> is still open']],
    [
      'end in a paragraph',
      '<a>\n\nb</a>\n\n<c>',
      ['3:2-3:6 </a> stands in the text of a paragraph, <a> does not', '5:1-5:4 <c> is never closed'],
    ],
    ['end without a start', 'text </b> more', ['1:6-1:10 </b> closes nothing']],
    ['void element', 'a <br> b <img src="x"> c', ['1:10-1:23 <img> is never closed', '1:3-1:7 <br> is never closed']],
    ['unclosed in a list', '- a\n  <div>\n- b\n  </div>', ['2:3-2:8 <div> is never closed']],
    ['open brace', '1 < 5 and a {b', ['1:13-1:14 { is never closed']],
    ['open brace behind code', '```\n{ <\n```\n\n`{` { a', ['5:5-5:6 { is never closed']],
    ['open brace over paragraphs', '{\n\na\n\n', ['1:1-1:2 { is never closed']],
    ['open comment', 'a\n\n{/* open\n\nb', ['3:1-3:4 A comment is never closed']],
    [
      'no id',
      '## A {#}\n\n## B {# b}',
      ['1:6-1:9 The braces hold no id of a heading', '3:6-3:11 The braces hold no id of a heading'],
    ],
    ['no expression', '{a b}', ['1:4-1:5 The text in braces is not JavaScript: Unexpected content after expression']],
    [
      'no expression in an attribute',
      '<div style={color: red}>x</div>',
      ['1:18-1:19 The text in braces is not JavaScript: Unexpected content after expression'],
    ],
    ['open brace in an attribute', '<Foo attr={>x</Foo>', ['1:11-1:12 { is never closed']],
    ['no spread', '<Tabs {a}>x</Tabs>', ['1:8-1:9 Braces between attributes can only spread an object']],
    ['unquoted attribute', '<Tabs a=b>x</Tabs>', ['1:9-1:10 Unexpected `b` in a tag']],
    ['open attribute', '<Foo attr="x>y</Foo>\n\nzz', ['1:1-1:2 A tag is not finished']],
    ['address', '<http://x.y> and <a@b.c>', ['1:7-1:8 Unexpected `/` in a tag', '1:20-1:21 Unexpected `@` in a tag']],
    ['comparison', 'x <= 5 and <5', ['1:4-1:5 Unexpected `=` in a tag', '1:13-1:14 Unexpected `5` in a tag']],
    [
      'broken import',
      'import x from "y"\ntext right below\n\nfoo {',
      ['2:6-2:7 A paragraph that starts with import or export must be JavaScript', '4:5-4:6 { is never closed'],
    ],
    ['nothing wrong', 'a < b, `<` and $\\{a} \\{ and {`a`} and {} and <b>c</b>', []],
  ])('names each mistake once, where it was made: %s', (_, text, expected) => {
    expect(errorsOf(text)).toEqual(expected);
  });

  it('goes on behind a mistake', () => {
    const text = '<Tabs>\n\nx\n\n</Tab>\n\n<i>a\n\n{b c}\n\n1 <5\n\n## Heading\n';
    const { tree, complete } = parseMdx(text, mdx, createLineIndex(text));
    expect(errorsOf(text)).toHaveLength(4);
    expect(complete).toBe(true);
    expect(tree.children.at(-1)).toMatchObject({ type: 'heading', depth: 2 });
  });

  it('keeps Markdown where JSX cannot be told apart', () => {
    const text = `${'{a b} '.repeat(20)}\n\n## Heading\n`;
    const { tree, complete, errors } = parseMdx(text, mdx, createLineIndex(text));
    expect(errors).toHaveLength(16);
    expect(complete).toBe(false);
    expect(tree.children.at(-1)).toMatchObject({ type: 'heading', depth: 2 });
  });

  it('reads HTML in files that turn JSX off', () => {
    const text = '<div>not closed and {braces}\n';
    expect(parseMdx(text, { ...mdx, format: 'md' }, createLineIndex(text))).toMatchObject({
      complete: true,
      errors: [],
    });
  });
});
