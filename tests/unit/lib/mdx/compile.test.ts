import { renderToStaticMarkup } from 'react-dom/server';
import { VFileMessage } from 'vfile-message';
import { describe, expect, it } from 'vitest';
import { compileMdx } from '@/lib/mdx/compile';
import { toVFile } from '@/lib/mdx/syntax/to-vfile';
import { renderHtml, renderMdx } from '../../../support/render-mdx';
import { stubContext } from '../../../support/stub-context';

async function errorOf(body: string, bodyLine: number): Promise<VFileMessage> {
  const error: unknown = await compileMdx(
    { path: 'docs/page.mdx', body, bodyLine, format: 'mdx', untrusted: false },
    stubContext,
  ).catch((reason: unknown) => reason);
  if (!(error instanceof VFileMessage)) throw new Error(`no syntax error was reported, but ${String(error)}`);
  return error;
}

describe('GitHub Flavored Markdown', () => {
  it('sets tables into a box that scrolls, with aligned columns', async () => {
    const html = await renderHtml('| a | b |\n|---|--:|\n| 1 | `2` |');
    expect(html).toBe(
      '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td align="right"><code>2</code></td></tr></tbody></table></div>',
    );
  });

  it('shows task lists as boxes that cannot be ticked, each named by what stands beside it', async () => {
    const html = await renderHtml('- [ ] open\n- [x] done, *and*\n  seen\n  - a part');
    expect(html).toContain('<li class="task-list-item"><label><input type="checkbox" disabled> open</label></li>');
    expect(html).toContain('<label><input type="checkbox" checked disabled> done, <em>and</em>\nseen\n</label><ul>');
    const loose = await renderHtml('- [ ] open\n\n  More.');
    expect(loose).toContain('<p><label><input type="checkbox" disabled> open</label></p><p>More.</p>');
  });

  it.each([
    ['strikethrough', '~~gone~~ here', '<p><del>gone</del> here</p>'],
    [
      'a bare address',
      'see https://example.com',
      '<p>see <a href="https://example.com" target="_blank" rel="noopener" data-bare="">https://example.com</a></p>',
    ],
    [
      'a bare address without scheme',
      'www.example.com',
      '<p><a href="http://www.example.com" target="_blank" rel="noopener">www.example.com</a></p>',
    ],
    ['a mail address', 'me@example.com', '<p><a href="link:mailto:me@example.com">me@example.com</a></p>'],
  ])('accepts %s', async (_, body, html) => {
    expect(await renderHtml(body)).toBe(html);
  });

  it('links footnotes in both directions', async () => {
    const html = await renderHtml('Text[^a]\n\n[^a]: Note');
    expect(html).toContain('<a href="#user-content-fn-a" id="user-content-fnref-a"');
    expect(html).toContain('<li id="user-content-fn-a"><p>Note <a href="#user-content-fnref-a"');
  });
});

describe('HTML', () => {
  it('takes elements as they are written', async () => {
    expect(await renderHtml('a<br />b <u>c</u> <small>d</small>')).toBe('<p>a<br/>b <u>c</u> <small>d</small></p>');
  });

  it('renders Markdown within details', async () => {
    const html = await renderHtml('<details open>\n<summary>More</summary>\n\n*inside*\n\n</details>');
    expect(html).toBe('<details open=""><summary>More</summary><p><em>inside</em></p></details>');
  });

  it.each([
    ['class and for', '<label class="a" for="b">c</label>', '<label class="a" for="b">c</label>'],
    ['a style string', '<i style="color: red; margin-top: 1px">a</i>', '<i style="color:red;margin-top:1px">a</i>'],
    ['a style object', "<i style={{ color: 'red' }}>a</i>", '<i style="color:red">a</i>'],
    ['lower-case names', '<td colspan="2" tabindex="0">a</td>', '<td colSpan="2" tabindex="0">a</td>'],
    ['data and aria attributes', '<i data-a="1" aria-label="b">c</i>', '<i data-a="1" aria-label="b">c</i>'],
  ])('accepts %s', async (_, body, html) => {
    expect(await renderHtml(body)).toBe(html);
  });

  it.each([
    ['between words', 'a <!-- b --> c', '<p>a  c</p>'],
    ['over several lines with empty ones', 'a\n\n<!-- b\n\n## C {#c}\n\n:::note\n{d} */\n-->\n\ne', '<p>a</p><p>e</p>'],
    ['around a comment of MDX', '{/* <!-- truncate --> */}\n\na', '<p>a</p>'],
    ['in a blockquote', '> a\n> <!-- b -->\n> c', '<blockquote><p>a</p><p>c</p></blockquote>'],
    ['as inline code', '`<!-- a -->`', '<p><code>&#x3C;!-- a --></code></p>'],
  ])('comment %s', async (_, body, html) => {
    expect(await renderHtml(body)).toBe(html);
  });

  it('runs nothing an author attached to an element', async () => {
    expect(await renderHtml('<button onClick={() => alert(1)}>a</button>')).toBe('<button>a</button>');
  });
});

describe('headings', () => {
  it('get ids from their text, numbered when repeated', async () => {
    const { toc } = await renderMdx('## Same text\n\n## Same text\n\n### Same Text');
    expect(toc).toEqual([
      { id: 'same-text', text: 'Same text', depth: 2 },
      { id: 'same-text-1', text: 'Same text', depth: 2 },
      { id: 'same-text-2', text: 'Same Text', depth: 3 },
    ]);
  });

  it('of the first level are told apart by a thematic break above them', async () => {
    const { toc } = await renderMdx('# One\n\n---\n\n# Two\n\n## Three');
    expect(toc).toEqual([
      { id: 'one', text: 'One', depth: 1 },
      { id: 'two', text: 'Two', depth: 1, belowBreak: true },
      { id: 'three', text: 'Three', depth: 2 },
    ]);
  });

  it.each([
    ['## Text {#own}', 'own'],
    ['## Text {/* #own */}', 'own'],
    ['> ## Text {#own.id:1}', 'own.id:1'],
  ])('%s has the id %s', async (body, id) => {
    const { html, toc } = await renderMdx(body);
    expect(toc).toEqual([{ id, text: 'Text', depth: 2 }]);
    expect(html).toContain(`<h2 id="${id}">Text\u00a0<a class="anchor" href="#${id}"`);
  });

  it.each([
    ['mdx', '## Text {#my own id }', 'my own id'],
    ['md', '## Text {#my own id }', 'my own id'],
    // What follows the id in a comment is a remark.
    ['mdx', '## Text {/* #own */}', 'own'],
  ] as const)('keep blanks in %s as in Docusaurus: %s', async (format, body, id) => {
    const { html, toc } = await renderMdx(body, { format });
    expect(toc).toEqual([{ id, text: 'Text', depth: 2 }]);
    expect(html).toContain(`<h2 id="${id}">Text\u00a0<a class="anchor" href="#${id}"`);
  });

  it('count code, emphasis, links and HTML as text', async () => {
    const { toc } = await renderMdx('## `run()` *fast* [now](x) <b>and</b> <kbd>K</kbd>');
    expect(toc).toEqual([{ id: 'run-fast-now-and-k', text: 'run() fast now and K', depth: 2 }]);
  });
});

describe('colons', () => {
  it.each(['16:9', ':no-such-name:', 'localhost:3000', 'std::vector', '::leaf', 'a :b[c]'])(
    '%s stays text',
    async (text) => {
      expect(await renderHtml(text)).toBe(`<p>${text}</p>`);
    },
  );
});

describe('format: md', () => {
  const render = (body: string) => renderHtml(body, { format: 'md' });

  it.each([
    ['braces and angles are text', '{a} 1 < 2', '<p>{a} 1 &lt; 2</p>'],
    ['imports are text', "import a from 'b'", '<p>import a from &#x27;b&#x27;</p>'],
    ['comments disappear', 'a\n\n<!-- b -->', '<p>a</p>'],
    ['void elements need no slash', 'a<br>b', '<p>a<br>b</p>'],
    [
      'raw links and images are resolved',
      '<a href="./p.md">a</a> <img src="./p.png">',
      '<p><a href="link:./p.md">a</a> <img loading="lazy" decoding="async" width="640" height="480" src="image:./p.png"></p>',
    ],
    ['scripts and handlers are dropped', '<i onclick="a">b</i><script>c</script>', '<p><i>b</i></p>'],
  ])('%s', async (_, body, html) => {
    expect(await render(body)).toBe(html);
  });

  it('knows explicit ids, admonitions and code', async () => {
    const { html, toc } = await renderMdx('## Text {#own}\n\n:::tip A title\nb\n:::\n\n```js\n1\n```', {
      format: 'md',
    });
    expect(toc).toEqual([{ id: 'own', text: 'Text', depth: 2 }]);
    expect(html).toContain('aria-label="Tip: A title"');
    expect(html).toContain('<code><span class="n">1</span></code>');
  });

  it.each(['md', 'mdx'] as const)(
    'takes what is written as a directive out of the ids of headings in %s',
    async (format) => {
      const source = '## ui:options\n\n## *ui:field*\n\n## `app:start` now\n\n## 16:9 :smile:';
      const { toc } = await renderMdx(source, { format });
      expect(toc.map(({ id, text }) => [id, text])).toEqual([
        ['ui', 'ui:options'],
        ['ui-1', 'ui:field'],
        ['appstart-now', 'app:start now'],
        ['169-smile', expect.stringContaining('16:9')],
      ]);
    },
  );

  it('counts raw HTML in a heading as text', async () => {
    const { toc } = await renderMdx('## The <b>bold</b> one', { format: 'md' });
    expect(toc).toEqual([{ id: 'the-bold-one', text: 'The bold one', depth: 2 }]);
  });
});

describe('errors', () => {
  it.each([
    ['a wrong closing tag', 'a\n\n<b>c</i>', 11],
    ['a broken expression', 'a\n\nb {c d}', 11],
    ['a mistake behind a comment of three lines', '<!--\na\n-->\n\n</div>', 13],
    ['a mistake behind a heading with an id', '## A {#a}\n\n</div>', 11],
  ])('name the real line for %s', async (_, body, line) => {
    expect((await errorOf(body, 9)).line).toBe(line);
  });

  it('name the real line of an element that is never closed', async () => {
    expect((await errorOf('a\n\n<div>', 9)).reason).toBe('Expected a closing tag for `<div>` (11:1-11:6)');
  });

  it.each([
    [
      'its text',
      'a\n\nb\n{props.gone.c}',
      "docs/page.mdx:12: TypeError: Cannot read properties of undefined (reading 'c')",
    ],
    ['an attribute', '<p\n  title={missing}>a</p>', 'docs/page.mdx:10: ReferenceError: missing is not defined'],
    [
      'an export',
      'a\n\nexport const b = fail();\n\nexport function fail() {\n  throw new Error("No tea");\n}',
      'docs/page.mdx:14: Error: No tea',
    ],
  ])('name the line of code that throws in %s', async (_, body, message) => {
    const source = { path: 'docs/page.mdx', body, bodyLine: 9, format: 'mdx', untrusted: false } as const;
    const render = async () => renderToStaticMarkup((await compileMdx(source, stubContext)).Content({}));
    await expect(render()).rejects.toThrow(message);
  });

  it.each([
    ['its text', 'Fine.\n\n{props.gone.map((one) => one)}', 5],
    ['an attribute', '<p\n  title={missing}>a</p>', 4],
    ['an export', 'export function fail() {\n  throw new Error("No tea");\n}\n\n{fail()}', 4],
  ])('name the partial and its line that throws in %s', async (_, part, line) => {
    const body = "import Part from './_part.mdx';\n\n<Part />\n\nTea and more gone missing.";
    const source = { path: 'docs/page.mdx', body, bodyLine: 1, format: 'mdx', untrusted: false } as const;
    const include = (path: string) => ({ path, body: part, bodyLine: 3, data: {}, untrusted: false });
    const render = async () =>
      renderToStaticMarkup((await compileMdx(source, { ...stubContext, include })).Content({}));
    await expect(render()).rejects.toThrow(`docs/_part.mdx:${line}: `);
  });

  it('have room for the front matter in front of the body', () => {
    const file = toVFile({ path: 'a.mdx', body: 'x', bodyLine: 9, format: 'mdx', untrusted: false });
    expect(String(file).split('\n')[8]).toBe('x');
  });
});
