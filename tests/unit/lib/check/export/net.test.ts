import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { checkExport } from '@/lib/check/export/check-export';
import { type ExportCode, exportSeverities } from '@/lib/check/export/export-codes';
import { tempFolder } from '../../../temp-folder';
import { fixtureSite } from '../fixture-site';

const context = {
  origin: fixtureSite.url,
  basePath: fixtureSite.basePath,
  exportDir: '.export',
  contentDir: 'content',
  allowed: fixtureSite.security.csp,
};

interface Mistake {
  /** What the author got wrong. */
  name: string;
  /** Content beside a sound page at docs/sound.mdx. */
  files: Record<string, string>;
  site?: Partial<typeof fixtureSite>;
  /** The files a build would write of it: what the export check would have said. */
  exported: Record<string, string>;
  /** What the content check says before anything is built. */
  found: string;
}

const doc = (body: string, front = '') => `---\ntitle: Page\n${front}---\n\n${body}\n`;
const page = (body: string) =>
  `<html><head></head><body><main data-source="docs/page.mdx">${body}</main></body></html>`;
const link = (name: string, written: string, href: string, found: string): Mistake => ({
  name,
  files: { 'docs/page.mdx': doc(written) },
  exported: { 'docs/page.html': page(`<a href="${href}">x</a>`) },
  found,
});
const nav = (to: string) => page('').replace('<main', `<nav><a href="/fg-api${to}">x</a></nav><main`);

const mistakes: Readonly<Record<ExportCode, readonly Mistake[]>> = {
  'broken-link': [
    link('a file', '[x](./gone.mdx)', './gone.mdx', 'link/broken-file'),
    link('a route', '[x](/docs/gone)', '/fg-api/docs/gone', 'link/broken-route'),
    link(
      'the own address',
      '[x](https://example.com/fg-api/gone)',
      'https://example.com/fg-api/gone',
      'link/own-address',
    ),
    link('a bare address', 'At https://example.com/fg-api/gone', 'https://example.com/fg-api/gone', 'link/own-address'),
    link('a download', '[x](/gone.pdf)', '/fg-api/gone.pdf', 'file/missing'),
    {
      name: 'an address that is none',
      files: { 'docs/page.mdx': doc('[x](http://[)') },
      exported: { 'docs/page.html': page('<a href="http://[">x</a>') },
      found: 'link/invalid',
    },
    {
      name: 'a draft',
      files: { 'docs/page.mdx': doc('[x](./draft.mdx)'), 'docs/draft.mdx': doc('Text.', 'draft: true\n') },
      exported: { 'docs/page.html': page('<a href="./draft.mdx">x</a>') },
      found: 'link/broken-file',
    },
    {
      name: 'a picture',
      files: { 'docs/page.mdx': doc('![x](/img/gone.png)') },
      exported: { 'docs/page.html': page('<img src="/fg-api/img/gone.png" alt="x">') },
      found: 'image/missing',
    },
    {
      name: 'the picture of a preview',
      files: { 'docs/page.mdx': doc('Text.', 'image: /img/gone.png\n') },
      exported: {
        'docs/page.html': page('').replace(
          '</head>',
          '<meta property="og:image" content="https://example.com/fg-api/img/gone.png"></head>',
        ),
      },
      found: 'image/missing',
    },
    {
      name: 'a film',
      files: { 'docs/page.mdx': doc('<video src="/fg-api/gone.mp4"></video>') },
      exported: { 'docs/page.html': page('<video src="/fg-api/gone.mp4"></video>') },
      found: 'file/missing',
    },
    {
      name: 'the navbar',
      files: {},
      site: { navbar: { left: [{ label: 'x', to: '/docs/gone' }], right: [] } },
      exported: { 'docs/page.html': nav('/docs/gone') },
      found: 'config/broken-link',
    },
    {
      name: 'a menu of the navbar',
      files: {},
      site: { navbar: { left: [{ label: 'm', items: [{ label: 'x', to: '/docs/gone' }] }], right: [] } },
      exported: { 'docs/page.html': nav('/docs/gone') },
      found: 'config/broken-link',
    },
    {
      name: 'the footer',
      files: {},
      site: { footer: { columns: [{ title: 'x', links: [{ label: 'x', to: '/docs/gone' }] }], copyright: '' } },
      exported: { 'docs/page.html': nav('/docs/gone') },
      found: 'config/broken-link',
    },
    {
      name: 'the logo',
      files: {},
      site: { brand: { title: 'x', logo: { src: '/img/gone.svg', alt: '' } } },
      exported: { 'docs/page.html': page('<img src="/fg-api/img/gone.svg" alt="">') },
      found: 'config/missing-file',
    },
    {
      name: 'a redirect',
      files: {},
      site: { redirects: [{ from: '/old', to: '/docs/gone' }] },
      exported: { 'old.html': '<meta http-equiv="refresh" content="0; url=/fg-api/docs/gone">' },
      found: 'redirect/missing-target',
    },
  ],
  'broken-anchor': [
    link('on the page', '[x](#gone)', '#gone', 'link/broken-anchor'),
    {
      name: 'of the navbar',
      files: {},
      site: { navbar: { left: [{ label: 'x', to: '/docs/sound#gone' }], right: [] } },
      exported: { 'docs/page.html': nav('/docs/sound#gone') },
      found: 'config/broken-anchor',
    },
  ],
  'outside-base-path': [
    {
      name: 'an element nothing resolves',
      files: { 'docs/page.mdx': doc('<map><area href="/gone.pdf" /></map>') },
      exported: { 'docs/page.html': page('<map><area href="/gone.pdf"></map>') },
      found: 'link/outside',
    },
    {
      name: 'an element inside of JavaScript',
      files: { 'docs/page.mdx': doc('{[1].map((one) => <a key={one} href="/docs/sound">x</a>)}') },
      exported: { 'docs/page.html': page('<a href="/docs/sound">x</a>') },
      found: 'link/outside',
    },
  ],
  'duplicate-route': [
    {
      name: 'two documents of one address',
      files: { 'docs/a.mdx': doc('Text.', 'slug: /x\n'), 'docs/b.mdx': doc('Text.', 'slug: /x\n') },
      exported: { 'docs/x.html': page(''), 'docs/x/index.html': page('') },
      found: 'route/duplicate',
    },
  ],
  'case-clash': [
    {
      name: 'two addresses that differ in case',
      files: { 'docs/a.mdx': doc('Text.', 'slug: /x\n'), 'docs/b.mdx': doc('Text.', 'slug: /X\n') },
      exported: { 'docs/x.html': page(''), 'docs/X.html': page('') },
      found: 'route/case-clash',
    },
  ],
  'refused-by-policy': [
    {
      name: 'a picture of another site',
      files: { 'docs/page.mdx': doc('![x](https://elsewhere.example/a.png)') },
      exported: { 'docs/page.html': page('<img src="https://elsewhere.example/a.png" alt="x">') },
      found: 'file/refused',
    },
    {
      name: 'a frame of another site',
      files: { 'docs/page.mdx': doc('<iframe src="https://elsewhere.example/"></iframe>') },
      exported: { 'docs/page.html': page('<iframe src="https://elsewhere.example/"></iframe>') },
      found: 'file/refused',
    },
  ],
  // About the exported bytes alone: whatever an author writes behind pathname:///, the pipeline replaces it.
  'pathname-in-output': [],
  // What components make is known to their page alone.
  'taken-apart': [],
};

/** Codes that a defect of the framework or of a component brings about, and no document. */
const aboutBytes: readonly ExportCode[] = ['pathname-in-output', 'taken-apart'];

async function contentFindings({ files, site }: Mistake): Promise<Map<string, string>> {
  const folder = tempFolder({
    'public/img/logo.svg': '<svg/>',
    'content/docs/sound.mdx': doc('Text.'),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text])),
  });
  const { diagnostics } = await checkContent({
    contentDir: join(folder, 'content'),
    publicDir: join(folder, 'public'),
    site: { ...fixtureSite, ...site },
  });
  return new Map(diagnostics.map(({ code, severity }) => [code, severity]));
}

function exportFindings({ exported }: Mistake): string[] {
  const files = { 'index.html': page(''), 'docs/sound.html': page(''), ...exported };
  return checkExport(Object.entries(files), context).diagnostics.map(({ code }) => code);
}

const rank = { warning: 0, error: 1 };
const codes = Object.keys(exportSeverities) as ExportCode[];

it('every code has a mistake, or is about the exported bytes', () => {
  expect(codes.filter((code) => mistakes[code].length === 0)).toEqual(aboutBytes);
});

describe.each(codes.filter((code) => !aboutBytes.includes(code)))('%s', (code) => {
  it.each(mistakes[code])('is found before a build, and no less severely: $name', async (mistake) => {
    expect(exportFindings(mistake)).toContain(code);
    const severity = (await contentFindings(mistake)).get(mistake.found);
    expect(severity).toBeDefined();
    expect(rank[severity === 'error' ? 'error' : 'warning']).toBeGreaterThanOrEqual(rank[exportSeverities[code]]);
  });
});

it('what an author vouches for is in the way of neither check', async () => {
  const files = { 'docs/page.mdx': doc('[x](pathname:///gone.zip) ![x](pathname:///gone.png)') };
  const exported = {
    'docs/page.html': page(
      '<a href="/fg-api/gone.zip" data-unchecked="">x</a><img src="/fg-api/gone.png" data-unchecked>',
    ),
  };
  const mistake = { name: '', files, exported, found: '' };
  expect([...(await contentFindings(mistake))]).toEqual([]);
  expect(exportFindings(mistake)).toEqual([]);
});
