import { expect, it } from 'vitest';
import { renderHtml } from '../../../support/render-mdx';
import { stubContext } from '../../../support/stub-context';

const context = {
  ...stubContext,
  link: () => ({ href: '/base/file.zip', external: false, unchecked: true }),
  image: () => ({ src: '/base/x.png', unchecked: true }),
};
const link = '<a href="/base/file.zip" data-unchecked="">a</a>';

it.each([
  ['Markdown', '[a](pathname:///file.zip)'],
  ['a reference', '[a][b]\n\n[b]: pathname:///file.zip'],
  ['an element', 'b <a href="pathname:///file.zip">a</a>'],
  ['a component', 'b <Link to="pathname:///file.zip">a</Link>'],
])('a link its author vouches for says so to the export check: %s', async (_, body) => {
  expect(await renderHtml(body, { context })).toContain(link);
  expect(await renderHtml(body, { context, untrusted: true })).toContain(link);
});

it.each([false, true])('in plain Markdown too, where the document is untrusted: %s', async (untrusted) => {
  const body =
    '[a](pathname:///file.zip)\n\n<a href="pathname:///file.zip">a</a> <img src="pathname:///x.png" alt="b">\n';
  const html = await renderHtml(body, { context, format: 'md', untrusted });
  expect(html.match(/data-unchecked=""/g)).toHaveLength(3);
});

it.each(['![b](pathname:///x.png)', '![b][c]\n\n[c]: pathname:///x.png', '<img src="pathname:///x.png" alt="b" />'])(
  'likewise an image: %s',
  async (body) => {
    expect(await renderHtml(body, { context })).toMatch(/<img [^>]*data-unchecked=""/);
    expect(await renderHtml(body, { context, untrusted: true })).toMatch(/<img [^>]*data-unchecked=""/);
  },
);
