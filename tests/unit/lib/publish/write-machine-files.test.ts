import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMdxContexts } from '@/lib/content/links/create-mdx-contexts';
import { createImageResolver } from '@/lib/content/links/resolve-image';
import { loadContent } from '@/lib/content/model/load-content';
import type { Edition } from '@/lib/content/model/make-editions';
import { markdownFiles } from '@/lib/publish/llms';
import { markdownPages } from '@/lib/publish/markdown-pages';
import { writeMachineFiles } from '@/lib/publish/write-machine-files';
import { english } from '@/tests/support/english';
import { siteConfig } from '@/tests/support/site-config';
import { source } from '../../../support/content';
import { tempFolder } from '../../temp-folder';

const site = siteConfig({ title: 'Site' });

const html = (route: string, title: string, robots = '') =>
  `<!DOCTYPE html><html><head><title>${title} | Site</title><meta name="description" content="About"/>${robots}<link rel="canonical" href="https://example.com/base${route}"/></head><body></body></html>`;

/** Completes an export with a doc, an unlisted doc, a post, a list of posts and a page that only leads on. */
async function complete(own: Readonly<Record<string, string>> = {}) {
  const noindex = '<meta name="robots" content="noindex"/>';
  const dir = tempFolder({
    ...own,
    'index.html': html('/', 'Home'),
    '404.html': `<html><head><title>404</title>${noindex}</head></html>`,
    'docs/a.html': html('/docs/a', 'A'),
    'docs/hidden.html': html('/docs/hidden', 'Hidden', noindex),
    'docs.html': html('/docs/a', 'Docs'),
    'blog/tags/x.html': html('/blog/tags/x', 'Tag'),
    'blog/post.html': html('/blog/post', 'Post'),
  });
  const sources = [
    source(
      'Doc',
      'docs/a.md',
      { title: 'A', description: 'About\na', image: '/img/own.png', redirect_from: ['/gone'] },
      'See [b](./hidden.md).',
    ),
    source('Doc', 'docs/hidden.md', { title: 'Hidden', unlisted: true }, 'Text.'),
    source('Post', 'blog/2026-01-02-post.md', { title: 'Post', slug: 'post' }, 'Text.\n\n{/* truncate */}\n\nMore.'),
  ];
  const content = loadContent(sources, [], site, { drafts: false });
  const edition: Edition = { locale: { code: 'en', label: 'English', dir: 'ltr' }, language: english, site, content };
  const publicDir = tempFolder({ 'img/own.png': '', ...own });
  const contentDir = tempFolder({ 'docs/plan.pdf': 'plan', 'docs/notes.txt': 'notes' });
  const contexts = createMdxContexts({ content, contentDir, publicDir, site });
  const pages = markdownPages({ content, site, language: english, contexts });
  const cards: string[] = [];
  await writeMachineFiles(dir, publicDir, {
    editions: [edition],
    site,
    updates: new Map([['docs/a.md', { date: '2026-02-03T04:05:06+01:00', author: 'Ada' }]]),
    resolveImage: createImageResolver({ contentDir, publicDir, basePath: site.basePath }),
    contentDir,
    files: markdownFiles({ content, site, language: english }, pages),
    logo: { src: 'data:,', width: 64, height: 64 },
    drawCard: async ({ title, section }) => {
      cards.push([...section, title].join(' / '));
      return { name: `${cards.length}.png`, png: Buffer.from('png'), lacking: [] };
    },
  });
  return {
    read: (file: string) => readFileSync(join(dir, file), 'utf8'),
    has: (file: string) => existsSync(join(dir, file)),
    cards,
  };
}

test('files of the owner stay, and their redirects come first', async () => {
  const { read } = await complete({ 'robots.txt': 'own', 'manifest.webmanifest': '{}', _redirects: '/x /y 302' });
  expect(read('robots.txt')).toBe('own');
  expect(read('manifest.webmanifest')).toBe('{}');
  const [first, ...others] = read('_redirects').trim().split('\n');
  expect(first).toBe('/x /y 302');
  expect(others).toContain('/base/gone /base/docs/a 301');
});

test('the sitemap lists what stands for itself and wants to be found', async () => {
  const { read } = await complete();
  expect(
    [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, loc, date]) => [
      loc,
      date,
    ]),
  ).toEqual([
    ['https://example.com/base/', undefined],
    ['https://example.com/base/blog/post', undefined],
    ['https://example.com/base/blog/tags/x', undefined],
    ['https://example.com/base/docs/a', '2026-02-03T04:05:06+01:00'],
  ]);
});

test('each page is described once, with its own picture or a drawn one', async () => {
  const { read, has, cards } = await complete();
  expect(read('docs/a.html')).toContain('property="og:image" content="https://example.com/base/img/own.png"');
  expect(read('blog/tags/x.html')).toContain('property="og:title" content="Tag"');
  expect(read('docs.html')).not.toContain('og:title');
  expect(read('404.html')).not.toContain('og:title');
  expect(cards).toEqual(['Blog / Post', 'Tag', 'Hidden', `${site.tagline} / Site`]);
  expect(has('assets/social/4.png')).toBe(true);
  expect(read('docs/hidden.html')).toContain('"https://example.com/base/assets/social/3.png"');
});

test('files beside documents lie below assets/, where their kind is published', async () => {
  const { read, has } = await complete();
  expect(read('assets/docs/plan.pdf')).toBe('plan');
  expect(has('assets/docs/notes.txt')).toBe(false);
});

test('documents are written as Markdown, unlisted ones too, which llms.txt leaves out', async () => {
  const { read } = await complete();
  expect(read('docs/a.md')).toBe('# A\n\n> About\n> a\n\nSee [b](https://example.com/base/docs/hidden).\n');
  expect(read('docs/hidden.md')).toBe('# Hidden\n\nText.\n');
  expect(read('blog/post.md')).toBe('# Post\n\nText.\n\nMore.\n');
  expect(read('llms.txt')).toBe(
    `# Site\n\n> ${site.description}\n\n## Docs\n\n- [A](https://example.com/base/docs/a.md): About a\n\n## Blog\n\n- [Post](https://example.com/base/blog/post.md): Text.\n`,
  );
  expect(read('llms-full.txt')).toContain('\n---\n\nSource: https://example.com/base/docs/a\n\n# A\n');
  expect(read('llms-full.txt')).not.toContain('Hidden');
});
