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
/** A mistake in the text of a page. */
const inText = (name: string, written: string, markup: string, found: string): Mistake => ({
  name,
  files: { 'docs/page.mdx': doc(written) },
  exported: { 'docs/page.html': page(markup) },
  found,
});
const link = (name: string, written: string, href: string, found: string) =>
  inText(name, written, `<a href="${href}">x</a>`, found);
/** A mistake in the configuration. */
const ofSite = (name: string, site: Mistake['site'] & object, exported: string, found: string): Mistake => {
  return { name, files: {}, site, exported: { 'docs/page.html': exported }, found };
};
const nav = (to: string) => page('').replace('<main', `<nav><a href="/fg-api${to}">x</a></nav><main`);
const gone = { label: 'x', to: '/docs/gone' };
/** Two documents that fight for an address, and the files of it. */
const twice = (name: string, slugs: [string, string], files: [string, string], found: string): Mistake => ({
  name,
  files: { 'docs/a.mdx': doc('Text.', `slug: ${slugs[0]}\n`), 'docs/b.mdx': doc('Text.', `slug: ${slugs[1]}\n`) },
  exported: { [files[0]]: page(''), [files[1]]: page('') },
  found,
});
const elsewhere = 'https://elsewhere.example/';
const preview = '<meta property="og:image" content="https://example.com/fg-api/img/gone.png"></head>';

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
    link('an address that is none', '[x](http://[)', 'http://[', 'link/invalid'),
    {
      name: 'a draft',
      files: { 'docs/page.mdx': doc('[x](./draft.mdx)'), 'docs/draft.mdx': doc('Text.', 'draft: true\n') },
      exported: { 'docs/page.html': page('<a href="./draft.mdx">x</a>') },
      found: 'link/broken-file',
    },
    inText('a picture', '![x](/img/gone.png)', '<img src="/fg-api/img/gone.png" alt="x">', 'image/missing'),
    {
      name: 'the picture of a preview',
      files: { 'docs/page.mdx': doc('Text.', 'image: /img/gone.png\n') },
      exported: { 'docs/page.html': page('').replace('</head>', preview) },
      found: 'image/missing',
    },
    inText(
      'a film',
      '<video src="/fg-api/gone.mp4"></video>',
      '<video src="/fg-api/gone.mp4"></video>',
      'file/missing',
    ),
    ofSite('the navbar', { navbar: { left: [gone], right: [] } }, nav(gone.to), 'config/broken-link'),
    ofSite(
      'a menu of the navbar',
      { navbar: { left: [{ label: 'm', items: [gone] }], right: [] } },
      nav(gone.to),
      'config/broken-link',
    ),
    ofSite(
      'the footer',
      { footer: { columns: [{ title: 'x', links: [gone] }], copyright: '' } },
      nav(gone.to),
      'config/broken-link',
    ),
    ofSite(
      'the logo',
      { brand: { title: 'x', logo: { src: '/img/gone.svg', alt: '' } } },
      page('<img src="/fg-api/img/gone.svg" alt="">'),
      'config/missing-file',
    ),
    {
      name: 'a redirect',
      files: {},
      site: { redirects: [{ from: '/old', to: gone.to }] },
      exported: { 'old.html': '<meta http-equiv="refresh" content="0; url=/fg-api/docs/gone">' },
      found: 'redirect/missing-target',
    },
  ],
  'broken-anchor': [
    link('on the page', '[x](#gone)', '#gone', 'link/broken-anchor'),
    ofSite(
      'of the navbar',
      { navbar: { left: [{ label: 'x', to: '/docs/sound#gone' }], right: [] } },
      nav('/docs/sound#gone'),
      'config/broken-anchor',
    ),
  ],
  'outside-base-path': [
    inText(
      'an element nothing resolves',
      '<map><area href="/gone.pdf" /></map>',
      '<map><area href="/gone.pdf"></map>',
      'link/outside',
    ),
    link(
      'an element inside of JavaScript',
      '{[1].map((one) => <a key={one} href="/docs/sound">x</a>)}',
      '/docs/sound',
      'link/outside',
    ),
  ],
  'duplicate-route': [
    twice('two documents of one address', ['/x', '/x'], ['docs/x.html', 'docs/x/index.html'], 'route/duplicate'),
  ],
  'case-clash': [
    twice('two addresses that differ in case', ['/x', '/X'], ['docs/x.html', 'docs/X.html'], 'route/case-clash'),
  ],
  'refused-by-policy': [
    inText(
      'a picture of another site',
      `![x](${elsewhere}a.png)`,
      `<img src="${elsewhere}a.png" alt="x">`,
      'file/refused',
    ),
    inText(
      'a frame of another site',
      `<iframe src="${elsewhere}"></iframe>`,
      `<iframe src="${elsewhere}"></iframe>`,
      'file/refused',
    ),
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
