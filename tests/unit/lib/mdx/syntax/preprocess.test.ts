import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preprocess } from '@/lib/mdx/syntax/preprocess';

const line = fc.constantFrom(
  '',
  'text',
  '<!-- a -->',
  '<!--',
  '-->',
  'a <!-- b */ -->',
  '{/* a */}',
  '{/*',
  '*/}',
  '## Text {#id}',
  '> # Text {#id}',
  ':::note Title',
  '::: note',
  '- :::tip A title',
  ':::',
  '```js',
  '```',
  '````',
  '~~~',
  '> ```',
  '- ```js',
  '`<!-- code -->`',
  '``` a ``` <!-- b -->',
  'x `` ` `` <!-- y',
  '\r',
);
const anyLine = fc.oneof(
  { weight: 3, arbitrary: line },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\n', ' ')) },
);
const documents = fc.array(anyLine, { maxLength: 12 }).map((lines) => lines.join('\n'));

describe('preprocess', () => {
  it.each([
    ['a comment', 'a <!-- b --> c', 'a {/* b */} c'],
    ['two comments of one line', '<!-- a --><!-- b -->', '{/* a */}{/* b */}'],
    ['a comment over lines', '<!-- a\n\nb -->', '{/* a\n\nb */}'],
    ['an empty comment', '<!---->', '{/**/}'],
    ['the end of a comment of JavaScript in a comment', '<!-- a */ b -->', '{/* a * / b */}'],
    ['a heading id', '## Text {#an-id}', '## Text {/* #an-id */}'],
    ['a heading id as MkDocs has it', '## Text { #an-id }', '## Text {/* #an-id */}'],
    ['a heading id in a quote', '> ## Text {#a}  ', '> ## Text {/* #a */}'],
    ['a title of an admonition', ':::note A title', ':::note[A title]'],
    ['a title in a list item', '1. ::::tip A title', '1. ::::tip[A title]'],
    ['a title in a quote', '> :::tip A title\r', '> :::tip[A title]'],
    [
      'a space before the name of an admonition',
      '::: tip\n::: warning Title\n> :::: note[Title]',
      ':::tip\n:::warning[Title]\n> ::::note[Title]',
    ],
    ['what follows a closed fence', '```\na\n```\n<!-- b -->', '```\na\n```\n{/* b */}'],
    ['what follows a fence in a list item', '- ```\n  a\n  ```\n\n<!-- b -->', '- ```\n  a\n  ```\n\n{/* b */}'],
    ['what follows inline code of three backticks', '```a``` b\n<!-- c -->', '```a``` b\n{/* c */}'],
  ])('rewrites %s', (_, source, result) => {
    expect(preprocess(source)).toBe(result);
  });

  it.each([
    ['a\n\n{/* truncate */}\n\nb', 'a\n\n<!-- truncate -->\n\nb'],
    ['```\n{/* truncate */}\n```', '```\n{/* truncate */}\n```'],
    ['Write `{/* truncate */}`, {/* b */} <!-- c -->', 'Write `{/* truncate */}`, {/* b */} <!-- c -->'],
  ])('rewrites only the truncation mark in plain Markdown: %j', (source, result) => {
    expect(preprocess(source, 'md')).toBe(result);
  });

  it.each([
    ['a fence', '```html\n<!-- a -->\n## B {#b}\n:::note C d\n```'],
    ['a fence of tildes', '~~~\n<!-- a -->\n```\n## B {#b}\n~~~'],
    ['a fence within a longer one', '````\n```\n<!-- a -->\n```\n## B {#b}\n````'],
    ['a fence in a list item', '- ```\n  <!-- a -->\n  ```'],
    ['a fence in a quote', '> ```\n> <!-- a -->\n> ```'],
    ['a fence that is never closed', '```\n<!-- a -->\n## B {#b}'],
    ['a fence whose end has words behind it', '```\n``` js\n<!-- a -->\n```'],
    ['inline code', '`<!-- a -->` and ``<!-- ` -->``'],
    ['comments of MDX', '{/* a <!-- b --> */}\n{/*\n## C {#c}\n:::note D e\n<!-- f -->\n*/}'],
    ['braces that are no id', '## Text {id}\n\nText {#id}\n\n## {#a} b'],
    ['other directives', ':::note[Title]\n:::note {a}\n::leaf Text\n:::'],
    ['plain text', 'a -- b --> c {#d}'],
  ])('leaves %s alone', (_, source) => {
    expect(preprocess(source)).toBe(source);
  });

  it('rewrites titles only where the format is md', () => {
    expect(preprocess('<!-- a -->\n## B {#b}\n:::note C d', 'md')).toBe('<!-- a -->\n## B {#b}\n:::note[C d]');
  });

  it('never changes the number of lines', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom('mdx' as const, 'md' as const), (source, format) => {
        expect(preprocess(source, format).split('\n')).toHaveLength(source.split('\n').length);
      }),
      { numRuns: 500 },
    );
  });

  it('has nothing left to do on its own result', () => {
    fc.assert(
      fc.property(documents, (source) => {
        const once = preprocess(source);
        expect(preprocess(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  it('never touches what a fence holds', () => {
    const code = fc
      .array(
        line.filter((text) => !/[`~]{3}/.test(text)),
        { maxLength: 6 },
      )
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(fc.constantFrom('```', '~~~~', '```js title="a"'), code, (opening, text) => {
        const fence = `${opening}\n${text}\n${/^[`~]+/.exec(opening)?.[0]}`;
        expect(preprocess(`before\n\n${fence}\n\n<!-- after -->`)).toBe(`before\n\n${fence}\n\n{/* after */}`);
      }),
      { numRuns: 300 },
    );
  });

  it('takes any id of a heading that has no braces', () => {
    expect(preprocess('## A {#首页}\n## B {#a/b#c}')).toBe('## A {/* #首页 */}\n## B {/* #a/b#c */}');
    // Behind a blank of a comment stands a remark.
    expect(preprocess('## A {#a b }')).toBe('## A {/* #a\ue020b */}');
    expect(preprocess('## A {#a {b}')).toBe('## A {#a {b}');
  });

  it('takes away the fence that hides MDX from other readers', () => {
    const wrapped = (fence: string, text: string) => `a\n\n${fence}mdx-code-block\n${text}\n${fence}\n\n<!-- b -->`;
    expect(preprocess(wrapped('```', '<Tabs>\n<!-- c -->\n</Tabs>'))).toBe(
      'a\n\n\n<Tabs>\n{/* c */}\n</Tabs>\n\n\n{/* b */}',
    );
    const inner = '## Head {#id}\n\n```js\n// {#code}\n```';
    expect(preprocess(wrapped('````', inner))).toBe(
      'a\n\n\n## Head {/* #id */}\n\n```js\n// {#code}\n```\n\n\n{/* b */}',
    );
    const nested = '<Tabs>\n\n```mdx-code-block\nimport a from "../a";\n```\n\n```js\n// {#code}\n```\n</Tabs>';
    expect(preprocess(wrapped('````', nested))).toBe(
      'a\n\n\n<Tabs>\n\n\nimport a from "../a";\n\n\n```js\n// {#code}\n```\n</Tabs>\n\n\n{/* b */}',
    );
    const shown = '````md\n```mdx-code-block\n<!-- c -->\n```\n````';
    expect(preprocess(shown)).toBe(shown);
  });

  it('never touches inline code', () => {
    const code = fc.constantFrom('<!--', '-->', ' ', 'a', '{#b}', '{/*', '*/}', ':::note c');
    fc.assert(
      fc.property(fc.array(code, { minLength: 1, maxLength: 5 }), (parts) => {
        const inline = `\`${parts.join('')}\``;
        expect(preprocess(`a ${inline} b`)).toBe(`a ${inline} b`);
      }),
      { numRuns: 300 },
    );
  });
});
