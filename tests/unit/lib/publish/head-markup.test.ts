import { expect, test } from 'vitest';
import { headMarkup, iconLinks, ownHeadTags } from '@/lib/publish/head-markup';
import type { MachinePage } from '@/lib/publish/page-facts';
import { bareFacts } from '@/lib/publish/page-facts';
import { readHead } from '@/lib/publish/read-pages';
import { siteConfig } from '@/tests/support/site-config';

const site = siteConfig();
const evil = '</script><script>alert(1)</script> "&\'';

function page(more: Partial<MachinePage> = {}): MachinePage {
  return {
    route: '/docs/a',
    description: evil,
    listed: true,
    facts: { ...bareFacts(evil), kind: 'doc', markdown: true },
    image: { url: 'https://example.com/base/a.png', width: 1200, height: 630 },
    ...more,
  };
}

test('no content can leave its attribute or its script element', () => {
  const markup = headMarkup(page(), site, 'en');
  expect(markup.match(/<script/g)).toHaveLength(1);
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(markup) ?? [];
  expect(JSON.parse(json)['@graph'][0]).toMatchObject({ '@type': 'TechArticle', headline: evil, description: evil });
  expect(markup).toContain('content="&lt;/script&gt;');
});

test('tags of the owner stand as they are named, and cannot leave their element', () => {
  const tags = [
    { meta: { name: 'site-verification', content: '"a"' } },
    { link: { rel: 'me', href: 'https://a.example/@me' } },
    { structuredData: { '@type': 'Organization', name: evil } },
  ];
  const markup = ownHeadTags(tags);
  expect(markup).toMatch(
    /^<meta name="site-verification" content="&quot;a&quot;"\/><link rel="me" href="https:\/\/a\.example\/@me"\/><script type="application\/ld\+json">\{/,
  );
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
});

test('a post says when and by whom it was written', () => {
  const author = { name: 'Ada', url: 'https://example.org/ada' };
  const rest = {
    key: 'ada',
    title: undefined,
    email: undefined,
    image: undefined,
    description: undefined,
    socials: {},
    permalink: undefined,
  };
  const tags = [{ label: 'Hello', permalink: '/blog/tags/hello', description: undefined }];
  const published = { date: '2026-01-02T00:00:00.000Z', authors: [{ ...rest, ...author }], tags };
  const facts = { ...bareFacts('Post'), kind: 'post' as const, crumbs: [{ label: 'Blog', route: '/blog' }], published };
  const [, json = ''] =
    /<script[^>]*>(.*)<\/script>/.exec(headMarkup(page({ facts, route: '/blog/post' }), site, 'en')) ?? [];
  expect(headMarkup(page({ facts }), site, 'en')).toContain('<meta property="article:tag" content="Hello"/>');
  const [post, breadcrumbs] = JSON.parse(json)['@graph'];
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: published.date,
    author: [{ '@type': 'Person', ...author }],
  });
  expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://example.com/base/',
    'https://example.com/base/blog',
    'https://example.com/base/blog/post',
  ]);
});

test('an author with a page on the site is named with it', () => {
  const author = {
    ...{ key: 'ada', name: 'Ada', title: undefined, email: undefined, image: undefined, description: undefined },
    ...{ socials: {}, url: 'https://example.org/ada', permalink: '/blog/authors/ada' },
  };
  const published = { date: '2026-01-02T00:00:00.000Z', authors: [author], tags: [] };
  const facts = { ...bareFacts('Post'), kind: 'post' as const, published };
  expect(headMarkup(page({ facts }), site, 'en')).toContain('"url":"https://example.com/base/blog/authors/ada"');
});

test('a category without a page is no step of the breadcrumbs', () => {
  const facts = { ...bareFacts('A'), crumbs: [{ label: 'No page' }, { label: 'Page', route: '/docs/page' }] };
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(headMarkup(page({ facts }), site, 'en')) ?? [];
  const [{ itemListElement }] = JSON.parse(json)['@graph'];
  expect(itemListElement.map(({ position, name }: { position: number; name: string }) => [position, name])).toEqual([
    [1, site.title],
    [2, 'Page'],
    [3, 'A'],
  ]);
});

test('an unlisted page has a link preview, but tells search engines nothing', () => {
  const markup = headMarkup(page({ listed: false }), site, 'en');
  expect(markup).toContain('og:title');
  expect(markup).not.toContain('ld+json');
});

test('what a head says is read without looking at the body', () => {
  const html =
    '<html><head><title>A &amp; B | Site</title><meta name="description" content="&quot;x&quot;"/><meta name="robots" content="noindex"/><link rel="canonical" href="https://example.com/a"/></head><body><svg><title>no</title></svg></body></html>';
  expect(readHead(html)).toEqual({
    title: 'A & B | Site',
    description: '"x"',
    canonical: 'https://example.com/a',
    noindex: true,
  });
});

test('only icons that are there are named, and none beside that of the configuration', () => {
  const hrefs = (markup: string) => [...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const all = hrefs(iconLinks(site, () => true));
  expect(all.map((href) => href?.replace(site.basePath, ''))).toEqual([
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]);
  expect(hrefs(iconLinks(site, () => false))).toEqual(all.slice(2));
  expect(hrefs(iconLinks({ ...site, favicon: '/img/own.ico' }, () => true))).toEqual(all.slice(1));
});
