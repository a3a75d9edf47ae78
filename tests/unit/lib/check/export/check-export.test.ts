import { describe, expect, it } from 'vitest';
import { checkExport } from '@/lib/check/export/check-export';
import { missingAnchor } from '@/lib/check/missing-anchor';
import type { Diagnostic } from '@/lib/report/diagnostic';
import { fileStart } from '@/lib/report/place';

const context = {
  origin: 'https://example.com',
  basePath: '/base',
  exportDir: '.export',
  contentDir: 'content',
  allowed: {},
};

function check(files: Record<string, string>, basePath = context.basePath) {
  return checkExport(Object.entries(files), { ...context, basePath }).diagnostics;
}

/** A finding of the content check. */
const sayOf = (file: string, message: string): Diagnostic => ({
  severity: 'warning',
  code: 'x',
  file,
  ...fileStart,
  message,
});

function page(content: string, source = 'docs/intro.mdx'): string {
  return `<!doctype html><html><head></head><body><main data-source="${source}">${content}</main></body></html>`;
}

/** Code, file and address of everything found, which is what most tests are about. */
function summary(files: Record<string, string>, basePath?: string): string[] {
  return check(files, basePath).map(({ code, file, message }) => `${code} ${file} ${message.split(' ')[0]}`);
}

describe('links', () => {
  it('names page, link text and source file of a broken link', () => {
    expect(check({ 'docs/intro.html': page('<a href="/base/docs/gone">the <b>Store</b>\n guide</a>') })).toEqual([
      {
        severity: 'error',
        code: 'broken-link',
        file: 'content/docs/intro.mdx',
        line: 1,
        column: 1,
        endLine: 1,
        endColumn: 1,
        message: '/base/docs/gone does not exist (link "the Store guide" on /docs/intro).',
      },
    ]);
  });

  it.each([
    '/base/docs/store',
    '/base/docs/store/',
    '/base/docs/store.html',
    '/base/docs/store/index.html',
    '/base/docs/store?from=intro',
    'store',
    'https:store',
    'https://example.com/base/docs/store',
    '//example.com/base/docs/store',
    '/base',
    '/base/',
    '/base/guide',
    '/base/guide/index.html',
    '/base/img/a%20b.png',
    'https://example.com/another-site',
    'https://elsewhere.example/x',
    'mailto:someone@example.com',
    'data:image/png;base64,AAAA',
    '',
    '?tab=2',
  ])('accepts %s', (url) => {
    const files = { 'index.html': '', 'docs/store.html': '', 'guide/index.html': '', 'img/a b.png': '' };
    expect(summary({ ...files, 'docs/intro.html': page(`<a href="${url}">x</a>`) })).toEqual([]);
  });

  it.each([
    ['href', '<a href="/base/gone">x</a>'],
    ['src', '<img src="/base/gone" alt="">'],
    ['srcset', '<img srcset="/base/ok.png 1x, /base/gone 2x" alt="">'],
    ['srcset of a source', '<picture><source srcset="/base/gone"></picture>'],
    ['poster', '<video poster="/base/gone"></video>'],
    ['SVG reference', '<svg><image xlink:href="/base/gone"/></svg>'],
    ['script', '<script src="/base/gone"></script>'],
  ])('looks at %s', (_name, html) => {
    expect(summary({ 'ok.png': '', 'docs/intro.html': page(html) })).toEqual([
      'broken-link content/docs/intro.mdx /base/gone',
    ]);
  });

  it.each([
    ['canonical', '<link rel="canonical" href="https://example.com/base/gone">'],
    ['preview image', '<meta property="og:image" content="https://example.com/base/gone">'],
    ['redirect', '<meta http-equiv="refresh" content="0; url=https://example.com/base/gone">'],
  ])('looks at %s in the head and blames the source of the page', (_name, tag) => {
    const html = page('').replace('</head>', `${tag}</head>`);
    expect(summary({ 'docs/intro.html': html })).toEqual([
      'broken-link content/docs/intro.mdx https://example.com/base/gone',
    ]);
  });

  it('reports a link of the layout once, with the number of pages', () => {
    const html = page('').replace('</body>', '<footer><a href="/base/gone">Gone</a></footer></body>');
    const found = check({ 'a.html': html, 'b.html': html, 'c.html': html });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      file: '.export/a.html',
      message: expect.stringContaining('on /a and 2 more pages'),
    });
  });

  it('reports an address in the heads of several documents once', () => {
    const html = (source: string) =>
      page('', source).replace('</head>', '<link rel="preload" href="/base/gone.js"></head>');
    const [found, ...others] = check({ 'a.html': html('docs/a.mdx'), 'b.html': html('docs/b.mdx') });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ file: '.export/a.html', message: expect.stringContaining('on /a and 1 more page)') });
  });

  it('reports a path outside the base path', () => {
    expect(summary({ 'docs/intro.html': page('<a href="/docs/intro">x</a>') })).toEqual([
      'outside-base-path content/docs/intro.mdx /docs/intro',
    ]);
  });

  it('takes every path as its own where the site lives at the root', () => {
    const files = {
      'index.html': '',
      'docs/intro.html': page('<a href="/">x</a><a href="/docs/intro">y</a><a href="/gone">z</a>'),
    };
    expect(summary(files, '')).toEqual(['broken-link content/docs/intro.mdx /gone']);
  });

  it('tells upper from lower case and says so', () => {
    const [found] = check({ 'docs/Store.html': '', 'docs/intro.html': page('<a href="/base/docs/store">x</a>') });
    expect(found).toMatchObject({ code: 'broken-link', hint: expect.stringContaining('/docs/Store') });
  });

  it('reports addresses that are none', () => {
    expect(summary({ 'a.html': page('<a href="http://[">x</a>') })).toEqual([
      'broken-link content/docs/intro.mdx http://[',
    ]);
  });

  it('reports the notation for authors where it reaches the page', () => {
    expect(summary({ 'a.html': page('<a href="pathname:///file.pdf">x</a>') })).toEqual([
      'pathname-in-output content/docs/intro.mdx pathname:///file.pdf',
    ]);
  });

  it('passes over elements whose author vouches for the address, and over connection hints', () => {
    const html = page(
      '<a data-unchecked href="/base/gone">x</a><link rel="preconnect" href="https://example.com/base/gone">',
    );
    expect(summary({ 'a.html': html })).toEqual([]);
  });
});

describe('anchors', () => {
  it.each(['#here', '#named', '#', '#top', '#h%C3%A4', '/base/docs/intro#here', '#:~:text=word'])(
    'accepts %s',
    (url) => {
      const html = page(`<h2 id="here">x</h2><a name="named"></a><h2 id="hä">y</h2><a href="${url}">z</a>`);
      expect(summary({ 'docs/intro.html': html })).toEqual([]);
    },
  );

  it('accepts an id that is written in codes as in the address, as those of footnotes are', () => {
    const html = page(
      '<li id="fn-%E4%B8%80">x</li><a href="#fn-%E4%B8%80">z</a><a href="/base/docs/intro#fn-%E4%B8%80">z</a>',
    );
    expect(summary({ 'docs/intro.html': html })).toEqual([]);
  });

  it.each(['#gone', '/base/docs/intro#gone', '/base/docs/intro.html?x#gone'])('warns of %s', (url) => {
    const [found] = check({ 'docs/intro.html': page(`<a href="${url}">x</a>`) });
    expect(found).toMatchObject({
      severity: 'warning',
      code: 'broken-anchor',
      message: expect.stringContaining('#gone'),
    });
  });

  it('leaves out an anchor that the content check has named in the same document', () => {
    const files = Object.entries({ 'docs/intro.html': page('<a href="#gone">x</a><a href="#lost">y</a>') });
    const found = (file: string) => {
      const said = [sayOf(file, `${missingAnchor('gone')}this page`)];
      return checkExport(files, { ...context, said }).diagnostics.map(({ message }) => message.slice(0, 5));
    };
    expect(found('docs/intro.mdx')).toEqual(['#lost']);
    expect(found('docs/other.mdx')).toEqual(['#gone', '#lost']);
  });

  it('leaves out an anchor that the content check has named in the configuration, outside of documents', () => {
    const link = '<a href="#gone">x</a>';
    const files = Object.entries({ 'old.html': link, 'docs/intro.html': page(link).replace('<main', `${link}<main`) });
    const found = (code: string, message: string) => {
      const said = [{ ...sayOf('site.config.ts', message), code }];
      return checkExport(files, { ...context, said }).diagnostics.map(({ file }) => file);
    };
    const inDocument = 'content/docs/intro.mdx';
    expect(found('config/broken-anchor', `${missingAnchor('gone')}this page`)).toEqual([inDocument]);
    expect(found('redirect/broken-anchor', 'It leads to the top: there is no #gone on docs/a.mdx')).toEqual([
      inDocument,
    ]);
    expect(found('config/broken-link', `${missingAnchor('gone')}this page`)).toHaveLength(2);
  });

  it('leaves out a link that the content check has named in the same document', () => {
    const files = Object.entries({
      'docs/intro.html': page('<a href="/base/gone.md#a">x</a><a href="/base/lost">y</a>'),
    });
    const found = (file: string) => {
      const said = [
        { ...sayOf(file, 'The link ../gone.md#a leads nowhere: there is no such file'), code: 'link/broken-file' },
      ];
      return checkExport(files, { ...context, said }).diagnostics.map(({ message }) => message.split(' ')[0]);
    };
    expect(found('docs/intro.mdx')).toEqual(['/base/lost']);
    expect(found('docs/other.mdx')).toEqual(['/base/gone.md#a', '/base/lost']);
  });

  it('does not look for anchors in files that are no pages', () => {
    expect(summary({ 'a.pdf': '', 'b.html': page('<a href="/base/a.pdf#page=2">x</a>') })).toEqual([]);
  });
});

describe('feeds', () => {
  const missing = (tag: string) => `broken-link .export/feed.xml https://example.com/base/gone (${tag})`;
  const gone = 'https://example.com/base/gone';

  it.each([
    ['sitemap', `<urlset><url><loc> ${gone} </loc><lastmod>2026-01-01</lastmod></url></urlset>`, 1],
    [
      'RSS',
      `<rss><channel><title>t</title><item><link>${gone}</link><guid>${gone}</guid><enclosure url="${gone}"/></item></channel></rss>`,
      3,
    ],
    ['Atom', `<feed><id>x</id><entry><link href="${gone}"/><id>${gone}</id></entry></feed>`, 1],
    ['RSS with a guid that is no address', '<rss><item><guid isPermaLink="false">anything</guid></item></rss>', 0],
  ])('checks the entries of a %s', (name, xml, count) => {
    const found = check({ 'feed.xml': xml });
    expect(found, missing(name)).toHaveLength(count);
  });
});

describe('routes', () => {
  it('warns of two files with one address', () => {
    const [found] = check({ 'docs/a.html': '', 'docs/a/index.html': '' });
    expect(found).toMatchObject({
      severity: 'warning',
      code: 'duplicate-route',
      message: expect.stringContaining('/docs/a.'),
    });
  });

  it('warns of names that differ only in case, once for a page and its payload', () => {
    expect(summary({ 'docs/A.html': '', 'docs/a.html': '', 'docs/A.txt': '', 'docs/a.txt': '' })).toEqual([
      'case-clash .export/docs/A.html docs/A.html',
    ]);
  });
});

describe('size', () => {
  it('takes time linear to the number of pages', () => {
    const links = Array.from({ length: 100 }, (_, index) => `<a href="/base/p${index}#a">x</a>`).join('');
    const html = page(`<h1 id="a">x</h1>${links}`);
    const files = (count: number) => Array.from({ length: count }, (_, index) => [`p${index}.html`, html] as const);
    const time = (count: number) => {
      const start = process.cpuUsage();
      expect(checkExport(files(count), context).diagnostics).toEqual([]);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    // Of the processor and the least of three: what the machine does besides counts for nothing.
    const least = (count: number) => Math.min(time(count), time(count), time(count));
    expect(least(800) / least(100)).toBeLessThan(24);
  });
});

describe('security policy', () => {
  const site = { ...context, allowed: { 'img-src': ['https://*.example.org', 'https://cdn.example.net/pictures/'] } };
  const refused = (content: string) =>
    checkExport([['docs/intro.html', page(content)]], site).diagnostics.map(({ message, hint }) => [message, hint]);

  it('reports what the pages may not load, with the line that allows it', () => {
    expect(refused('<img src="https://elsewhere.example/a.png">')).toEqual([
      [
        'https://elsewhere.example/a.png will not load: the security policy of the pages does not allow it (on /docs/intro).',
        "Put the file into the site, or allow its origin in site.config.ts: security: { csp: { 'img-src': ['https://elsewhere.example'] } }.",
      ],
    ]);
  });

  it('says nothing of a host that the content check has named', () => {
    const line = "security: { csp: { 'img-src': ['https://elsewhere.example'] } }.";
    const hint = `Put the file into the site, or allow its origin in site.config.ts: ${line} So it is with 1 more address.`;
    const said = [{ ...sayOf('docs/intro.mdx', 'https://elsewhere.example/c.png will not load'), hint }];
    const files = [
      [
        'docs/intro.html',
        page('<img src="https://elsewhere.example/a.png#gh-dark-mode-only"><img src="https://other.example/b.png">'),
      ],
    ] as const;
    const found = checkExport(files, { ...site, said }).diagnostics;
    expect(found.map(({ message }) => message.split(' ')[0])).toEqual(['https://other.example/b.png']);
  });

  it.each([
    '<img src="//elsewhere.example/a.png">',
    '<img src="http://a.example.org/a.png">',
    '<img src="https://example.org/a.png">',
    '<img src="https://cdn.example.net/other/a.png">',
    '<video src="https://a.example.org/a.mp4"></video>',
    '<picture><source srcset="https://elsewhere.example/a.webp"></picture>',
  ])('reports %s', (content) => {
    expect(refused(content)).toHaveLength(1);
  });

  it.each([
    '<img src="https://a.example.org/a.png">',
    '<img src="https://cdn.example.net/pictures/a.png">',
    '<img src="https://example.com/a.png">',
    '<img src="data:image/png;base64,AAAA">',
    '<a href="https://elsewhere.example/a.png">x</a>',
  ])('accepts %s', (content) => {
    expect(refused(content)).toEqual([]);
  });
});

describe('elements in others', () => {
  it('names what browsers take out of a paragraph, once for a document', () => {
    const taken = (content: string) =>
      check({ 'docs/intro.html': page(content), 'docs/again.html': page(content) }).map(({ code, file, message }) => [
        code,
        file,
        message,
      ]);
    expect(taken('<p>Text <p class="feeds">x</p></p>')).toEqual([
      [
        'taken-apart',
        'content/docs/intro.mdx',
        '<p class="feeds"> stands in <p>, which no page can hold (on /docs/intro).',
      ],
    ]);
    expect(taken('<p class="a">x<div>y</div></p>')).toEqual([
      [
        'taken-apart',
        'content/docs/intro.mdx',
        '<div> stands in <p class="a">, which no page can hold (on /docs/intro).',
      ],
    ]);
    expect(taken('<div><p>a<b>b</b></p><ul><li><p>c</p></li></ul></div><p class="b"><p>Of Markdown</p></p>')).toEqual(
      [],
    );
  });
});
