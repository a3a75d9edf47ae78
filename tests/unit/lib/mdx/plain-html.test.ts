import { describe, expect, it } from 'vitest';
import { componentNames } from '@/lib/mdx/components/components';
import { plainComponents } from '@/lib/mdx/components/plain-components';
import { renderPlainHtml } from '@/lib/mdx/plain-html';
import type { MdxContext } from '@/lib/mdx/types';
import { english } from '@/tests/support/english';

const context: MdxContext = {
  link: (url) => ({ href: url, external: url.startsWith('http') }),
  image: (src) => ({ src: `/base/${src}`, width: 3, height: 4 }),
};

async function render(body: string, format: 'mdx' | 'md' = 'mdx'): Promise<string> {
  const html = await renderPlainHtml(
    { path: 'blog/a.mdx', body, bodyLine: 1, format, untrusted: false },
    context,
    'https://x.y/base/blog/a',
  );
  return html.replace(/>\n+</g, '><');
}

describe('renderPlainHtml', () => {
  it.each([
    ['[a](#b)', '<p><a href="https://x.y/base/blog/a#b">a</a></p>'],
    ['[a](/base/docs/b)', '<p><a href="https://x.y/base/docs/b">a</a></p>'],
    ['[a](https://z.w/)', '<p><a href="https://z.w/">a</a></p>'],
    ['[a](mailto:b@z.w)', '<p><a href="mailto:b@z.w">a</a></p>'],
    ['![a](b.png)', '<p><img src="https://x.y/base/b.png" alt="a" width="3" height="4"></p>'],
    [
      '<video src="b.mp4" poster="c.png" />',
      '<video src="https://x.y/base/b.mp4" poster="https://x.y/base/c.png"></video>',
    ],
  ])('makes every address of %s absolute', async (body, html) => {
    expect(await render(body)).toBe(html);
  });

  it.each(['md', 'mdx'] as const)('makes no link of an address in a link of %s', async (format) => {
    const text = 'See <a href="https://z.w/">https://z.w/</a>.';
    expect(await render(text, format)).toBe(`<p>${text}</p>`);
  });

  it.each([
    ['## Title {#id}', '<h2>Title</h2>'],
    ['<div id="a" class="b" style="color: red">c</div>', '<div>c</div>'],
    ['text {1 + 1} {[1, [2]]} {false} {null}', '<p>text 2 12  </p>'],
    ['| a |\n| - |\n| b |', '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>'],
    ['~~a~~ **b**', '<p><del>a</del> <strong>b</strong></p>'],
    ['export const name = "x";\n\n{name}', '<p>x</p>'],
  ])('renders %s without marks of the page', async (body, html) => {
    expect(await render(body)).toBe(html);
  });

  it('shows the picture of the light mode alone', async () => {
    const body = '![a](b.png#gh-light-mode-only)\n![a](c.png#gh-dark-mode-only)';
    expect(await render(body)).toBe('<p><img src="https://x.y/base/b.png" alt="a" width="3" height="4"></p>');
  });

  it.each([
    ['<iframe src="https://v.example/1" title="How to row" width="5"></iframe>', 'https://v.example/1', 'How to row'],
    ['<iframe src="https://v.example/1"></iframe>', 'https://v.example/1', 'https://v.example/1'],
    ['<iframe src="/base/demo.html" title="Demo"></iframe>', 'https://x.y/base/demo.html', 'Demo'],
  ])('leaves a link of the frame %s', async (body, href, name) => {
    expect(await render(body)).toBe(`<a href="${href}">${name}</a>`);
  });

  it('leaves nothing that runs or needs a script', async () => {
    const body =
      '<script>alert(1)</script>\n\n<button>b</button>\n\n<style>{`a`}</style>\n\n<iframe src="javascript:x()"></iframe>\n\nText';
    expect(await render(body)).toBe('<p>Text</p>');
    expect(await render('<p onclick="x()">a</p><script>b</script>', 'md')).toBe('<p>a</p>');
  });

  it.each([
    [':::tip[Do]\n\nThis\n\n:::', '<blockquote><p><strong>Do</strong></p><p>This</p></blockquote>'],
    [':::warning\n\nThis\n\n:::', '<blockquote><p><strong>Warning</strong></p><p>This</p></blockquote>'],
    [
      '```js title="a.js" {1}\n// highlight-next-line\nlet a = 1 < 2;\n```',
      '<p><strong>a.js</strong></p><pre><code class="language-js">let a = 1 &#x3C; 2;</code></pre>',
    ],
    ['```\na\n```', '<pre><code>a</code></pre>'],
    ['```mermaid\nA-->B\n```', '<pre><code class="language-mermaid">A-->B</code></pre>'],
    [
      '<Tabs>\n<TabItem value="a" label="A">\n\nOne\n\n</TabItem>\n<TabItem value="b">\n\nTwo\n\n</TabItem>\n</Tabs>',
      '<p><strong>A</strong></p><p>One</p><p><strong>b</strong></p><p>Two</p>',
    ],
    ['<Details summary="More">\n\nText\n\n</Details>', '<details><summary>More</summary><p>Text</p></details>'],
    ['<Terms>\n<Term name="Key">Text</Term>\n</Terms>', '<dl><dt>Key</dt><dd>Text</dd></dl>'],
    ['<TOCInline />\n\n<DocCardList />\n\nText', '<p>Text</p>'],
    ['<CodeBlock language="js">a</CodeBlock>', '<pre><code>a</code></pre>'],
  ])('turns %s into plain elements', async (body, html) => {
    expect(await render(body)).toBe(html);
  });

  it('knows every component authors can use', () => {
    expect(Object.keys(plainComponents(english.words)).sort()).toEqual([...componentNames].sort());
  });

  it('escapes text', async () => {
    expect(await render('a \\< b & `</p>`')).toBe('<p>a &#x3C; b &#x26; <code>&#x3C;/p></code></p>');
  });
});
