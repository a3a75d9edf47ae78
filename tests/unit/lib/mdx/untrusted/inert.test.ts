import { describe, expect, it } from 'vitest';
import { compileMdx } from '@/lib/mdx/compile';
import { renderPlainHtml } from '@/lib/mdx/plain-html';
import { excerptPipeline } from '@/lib/mdx/plugins/index';
import { renderMdx } from '../../../../support/render-mdx';
import { stubContext } from '../../../../support/stub-context';

const context = {
  ...stubContext,
  link: (url: string) => ({ href: url.startsWith('http') ? url : `/to/${url}`, external: url.startsWith('http') }),
  image: (src: string) => ({ src: `/at/${src}`, width: 640, height: 480 }),
};

/** HTML without what differs in spelling only: blanks between elements, and how a quote is escaped. */
const normal = (html: string) => html.replace(/>\s+</g, '><').replaceAll('&#x27;', "'").replaceAll('/>', '>');

describe('an untrusted document without code looks like a trusted one', () => {
  it.each([
    [
      'text',
      '# A\n\nOne *two* **three** `four` ~~five~~ https://example.com [six](./six.md "Seven").\n\n> eight\n\n---\n',
    ],
    ['headings', '## A\n\n## A\n\n### B {/* #own */}\n\n## C {#c}\n\n[to](#own)\n'],
    ['lists', '- a\n  - b\n\n3. c\n4. d\n\n- [x] e\n- [ ] f\n'],
    ['a table', '| a | b |\n| :- | -: |\n| 1 | `2` |\n'],
    ['footnotes', 'A[^1] b[^1].\n\n[^1]: Note *c*.\n'],
    ['images', '![a](./a.png "T") ![b][c]\n\n[c]: ./c.png\n\n<img src="./d.png" alt="d" width="10" />\n'],
    ['admonitions', ':::warning[Look *here*]\n\nText\n\n::::tip\n\nInner\n\n::::\n\n:::\n'],
    ['code', '```js title="a.js" {1} showLineNumbers=3\nconst a = 1;\n// highlight-next-line\nconst b = 2;\n```\n'],
    ['commands', '```bash npm2yarn\nnpm install x\n```\n'],
    ['a diagram', '```mermaid\nflowchart LR\n  a --> b\n```\n'],
    [
      'tabs',
      '<Tabs groupId="g" queryString>\n<TabItem value="a" label="A" default>\n\nOne\n\n</TabItem>\n<TabItem value="b">Two</TabItem>\n</Tabs>\n',
    ],
    ['terms and steps', '<Steps>\n\n1. a\n\n</Steps>\n\n<Terms>\n<Term name="B c">\n\nText\n\n</Term>\n</Terms>\n'],
    [
      'details',
      '<Details summary="S">\n\nA\n\n</Details>\n\n<details open>\n<summary>B</summary>\n\nC *d*\n\n</details>\n',
    ],
    [
      'elements',
      '<div>\n\n<kbd>Ctrl</kbd> <abbr title="x">y</abbr>\n\n</div>\n\nx<br />y <u>z</u> <><small>a</small></>\n',
    ],
    [
      'a landing page',
      '<Hero title="A" tagline="B">\n  [c](./c.md) [d](https://example.com)\n</Hero>\n\n<Cards>\n  <Card title="E" href="./e.md" icon="user">F *g*</Card>\n  <Card title="H" href="https://example.com" icon="./h.png" />\n</Cards>\n\n<Columns>\n  <Column width="2">\n    ## I\n  </Column>\n</Columns>\n',
    ],
    ['comments', 'A {/* b */} c <!-- d -->\n\n{/*\ne\n*/}\n\nf\n'],
    ['a link of Docusaurus', '<Link to="./a.md">a</Link> <a href="https://example.com">b</a>\n'],
    ['a list of contents', '<TOCInline toc={[]} />\n\n## A\n'.replace(' toc={[]}', '')],
  ])('%s', async (_, body) => {
    const [trusted, untrusted] = [
      await renderMdx(body, { context }),
      await renderMdx(body, { context, untrusted: true }),
    ];
    expect(normal(untrusted.html)).toBe(normal(trusted.html));
    expect(untrusted.toc).toEqual(trusted.toc);
  });

  it('in plain Markdown', async () => {
    const body =
      '## A {#b}\n\n<div align="center"><a href="./c.md">d</a> <img src="./e.png" alt="f"></div>\n\n{g} <kbd>h</kbd>\n';
    const [trusted, untrusted] = await Promise.all(
      [false, true].map((flag) => renderMdx(body, { context, format: 'md', untrusted: flag })),
    );
    expect(normal(untrusted?.html ?? '')).toBe(normal(trusted?.html.replace(' align="center"', '') ?? ''));
  });

  it('in a feed', async () => {
    const source = {
      path: 'blog/a.mdx',
      body: 'One *two*.\n\n:::note\n\nThree\n\n:::\n',
      bodyLine: 1,
      format: 'mdx' as const,
    };
    const [trusted, untrusted] = await Promise.all(
      [false, true].map((flag) => renderPlainHtml({ ...source, untrusted: flag }, context, 'https://example.com/a')),
    );
    expect(normal(untrusted ?? '')).toBe(normal(trusted ?? ''));
  });

  it('in a list', async () => {
    const source = {
      path: 'blog/a.mdx',
      body: 'One.\n\n{/* truncate */}\n\nTwo.\n',
      bodyLine: 1,
      format: 'mdx' as const,
    };
    expect(await compileMdx({ ...source, untrusted: true }, context, excerptPipeline)).toMatchObject({
      truncated: true,
    });
  });
});

describe('an untrusted document with code', () => {
  it.each([
    ['an expression', 'One.\n\nTwo {1 + 1}.\n', '3:5'],
    ['an expression between comments', '{/**/globalThis.ran = 1/**/}\n', '1:1'],
    ['an attribute', 'One.\n\n<Link to={globalThis.ran = 1}>x</Link>\n', '3:1'],
    ['a spread', '<Link {...globalThis}>x</Link>\n', '1:1'],
    ['an import', "import a from '../../../secret'\n", '1:1'],
    ['an export', 'One.\n\nexport const a = 1\n', '3:1'],
  ])('is not rendered, and says where: %s', async (_, body, place) => {
    const source = { path: 'docs/a.mdx', body, bodyLine: 1, format: 'mdx' as const, untrusted: true };
    for (const render of [compileMdx(source, context), renderPlainHtml(source, context, 'https://example.com/a')]) {
      const error: unknown = await render.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ source: 'untrusted', ruleId: 'code' });
      expect(String(error)).toContain(place);
    }
    expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
  });

  it('loses a handler', async () => {
    const { html } = await renderMdx('<p onClick="globalThis.ran = 1" onclick="x">a</p>\n', { untrusted: true });
    expect(html).toBe('<p>a</p>');
  });

  it('says the line of the file', async () => {
    const source = { path: 'docs/a.mdx', body: 'One {two}.\n', bodyLine: 7, format: 'mdx' as const, untrusted: true };
    await expect(compileMdx(source, context)).rejects.toThrow(/\{two\} is code/);
    await expect(compileMdx(source, context)).rejects.toMatchObject({ line: 7, column: 5 });
  });
});
