import { describe, expect, it, vi } from 'vitest';
import { renderHtml, renderMdx } from '../../../support/render-mdx';

vi.hoisted(() => {
  process.env['NEXT_PUBLIC_BASE_PATH'] = '/base';
});

describe('links', () => {
  it.each([
    './page.md#id',
    '../dir/page.mdx',
    'page.md',
    '/dir/page.md',
    '@site/docs/page.md',
    '/docs/page',
    '/base/docs/page',
    '/docs/page.html',
    '/docs/dir/index.html',
    'pathname:///file.zip',
    'mailto:me@example.com',
    'tel:+49',
    '#section',
  ])('%s is asked for as it is written, in every spelling', async (url) => {
    const link = `<a href="link:${url}">a</a>`;
    expect(await renderHtml(`[a](${url})`)).toBe(`<p>${link}</p>`);
    expect(await renderHtml(`[a][b]\n\n[b]: ${url}`)).toBe(`<p>${link}</p>`);
    expect(await renderHtml(`<a href="${url}">a</a>`)).toBe(link);
    expect(await renderHtml(`<Link to="${url}">a</Link>`)).toBe(link);
  });

  it.each([
    ['Markdown', '[a](https://example.com)'],
    ['a reference', '[a][b]\n\n[b]: https://example.com'],
    ['an element', 'c <a href="https://example.com">a</a>'],
    ['a component', 'c <Link to="https://example.com">a</Link>'],
  ])('to other sites open in a new tab: %s', async (_, body) => {
    expect(await renderHtml(body)).toContain('<a href="https://example.com" target="_blank" rel="noopener">a</a>');
  });

  it('keep their title and what is inside of them', async () => {
    expect(await renderHtml('[*a* `b`](./c.md "Title")')).toBe(
      '<p><a href="link:./c.md" title="Title"><em>a</em> <code>b</code></a></p>',
    );
  });
});

describe('images', () => {
  const attributes = 'width="640" height="480" loading="lazy" decoding="async"';

  it.each(['./a.png', 'a.png', '../img/a.png', '/img/a.png', '@site/static/img/a.png', 'https://example.com/a.png'])(
    '%s gets address, size and lazy loading',
    async (src) => {
      expect(await renderHtml(`![Alt](${src})`)).toBe(`<p><img src="image:${src}" alt="Alt" ${attributes}></p>`);
      expect(await renderHtml(`![Alt][b]\n\n[b]: ${src}`)).toBe(
        `<p><img src="image:${src}" alt="Alt" ${attributes}></p>`,
      );
      expect(await renderHtml(`<img src="${src}" alt="Alt" />`)).toBe(
        `<img src="image:${src}" alt="Alt" ${attributes}/>`,
      );
    },
  );

  it.each([
    "require('./a.png').default",
    'require("./a.png")',
    "useBaseUrl('./a.png')",
    "require(/* old */ './a.png')",
  ])('%s is read as an address', async (call) => {
    expect(await renderHtml(`<img src={${call}} alt="Alt" />`)).toBe(
      `<img src="image:./a.png" alt="Alt" ${attributes}/>`,
    );
  });

  it('keep a width that is given', async () => {
    expect(await renderHtml('<img src="a.png" alt="" width="10" />')).toBe(
      '<img src="image:a.png" alt="" width="10" loading="lazy" decoding="async"/>',
    );
  });
});

describe('imports', () => {
  it.each([
    '@theme/Tabs',
    '@theme/TabItem',
    '@theme/TOCInline',
    '@theme/CodeBlock',
    '@theme/Admonition',
    '@theme/DocCardList',
    '@theme/Details',
    '@docusaurus/Link',
    '@docusaurus/useBaseUrl',
  ])('%s is accepted and leaves nothing behind', async (source) => {
    expect(await renderHtml(`import Name from '${source}';\n\na`)).toBe('<p>a</p>');
  });

  it('useBaseUrl works where its result is computed with', async () => {
    const html = await renderHtml(
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<video src={useBaseUrl('/a.mp4')} /><i data-x={useBaseUrl('/b') + '?c'} />",
    );
    expect(html).toContain('src="image:/base/a.mp4"');
    expect(html).toContain('data-x="/base/b?c"');
  });

  it('useBaseUrl goes by the name it was imported under', async () => {
    expect(await renderHtml("import url from '@docusaurus/useBaseUrl';\n\n<video src={url('/a.mp4')} />")).toContain(
      'src="image:/base/a.mp4"',
    );
  });

  it('of anything else bring nothing in', async () => {
    await expect(renderMdx("import secret from '../../secret.json';\n\n{secret}")).rejects.toThrow(
      'There is no file ../../secret.json to include',
    );
  });
});

describe('page components', () => {
  it('TOCInline lists the headings of the page, whatever toc it is given', async () => {
    const html = await renderHtml(
      "import TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc} maxHeadingLevel={2} />\n\n## One\n\n### Two",
    );
    expect(html).toContain('<ul class="toc-inline"><li data-depth="2"><a href="#one">One</a></li></ul>');
  });

  it('DocCardList shows the cards of the folder', async () => {
    const cards = [{ href: '/base/docs/a', label: 'A', description: 'About a', folder: false }];
    const { html } = await renderMdx("import DocCardList from '@theme/DocCardList';\n\n<DocCardList items={[]} />", {
      cards,
    });
    expect(html).toContain('href="/base/docs/a">');
    expect(html).toContain('>About a</span>');
  });

  it('lists no <Term> without a name, which is another one of the site', async () => {
    const { toc } = await renderMdx('## One\n\nA <Term id="own" />.');
    expect(toc).toEqual([{ id: 'one', text: 'One', depth: 2 }]);
  });

  it('Term is an anchor and an entry of the table of contents', async () => {
    const { html, toc } = await renderMdx('<Terms>\n<Term name="Data key">\n\nA key.\n\n</Term>\n</Terms>');
    expect(toc).toEqual([{ id: 'data-key', text: 'Data key', depth: 3 }]);
    expect(html).toContain('<dt id="data-key"><dfn>Data key</dfn>');
  });
});
