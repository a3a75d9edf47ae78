import { expect } from 'vitest';
import { socialLinks } from '@/lib/content/links/social-links';
import type { Content, DocsVersion } from '@/lib/content/model/load-content';
import { collectRedirects } from '@/lib/content/model/redirects';
import { siteRoutes } from '@/lib/content/model/site-routes';
import { docWithId, versionBanner, versionRoutes } from '@/lib/content/model/version-links';
import { flattenSidebar, type SidebarItem } from '@/lib/content/sidebar/sidebar';
import { buildCards } from '@/lib/content/views/cards';
import { outline } from '@/tests/support/content';
import { english } from '@/tests/support/english';
import { fixtureSite } from '../../lib/check/fixture-site';
import { byline } from './byline';
import type { Proofs } from './example-site';

function current({ versions }: Content): DocsVersion {
  const found = versions.find(({ name }) => name === 'current');
  if (!found) throw new Error('The site has no docs.');
  return found;
}

function sidebarItems(content: Content): SidebarItem[] {
  return current(content).sidebars.flatMap(({ items }) => items);
}

function docAt(content: Content, path: string) {
  const found = content.versions.flatMap(({ docs }) => docs).find((doc) => doc.path === path);
  if (!found) throw new Error(`${path} is no doc.`);
  return found;
}

/** What examples say of addresses, the sidebar and what other files know. */
export const proofsOfFiles: Proofs = {
  '“Services” in the sidebar, open, and behind it a page with a card for each doc of the folder.': ({ content }) => {
    const { byId, generatedPages } = current(content);
    const category = flattenSidebar(sidebarItems(content)).find(({ label }) => label === 'Services');
    expect(category).toMatchObject({ type: 'category', collapsed: false, href: '/docs/category/services' });
    expect(generatedPages.get('/docs/category/services')?.generated?.description).toBe('What your game can call.');
    const cards = category?.type === 'category' ? buildCards(category.items, byId, (route) => route, english) : [];
    expect(cards).toMatchObject([{ href: '/docs/services/store', label: 'Store', description: 'Sell things.' }]);
  },
  '“Introduction”, the category “Services” with “Store”, and a link to another site; beside a doc they see the last sidebar that holds it.':
    ({ content }) => {
      const { sidebars, places } = current(content);
      expect(outline(sidebars[0]?.items ?? [])).toEqual(['Introduction', 'Services', ['Store'], 'Status']);
      expect(places.get('/docs/intro')?.sidebar.name).toBe('everything');
    },
  'name, title and picture beside each post of `ann`, and a page about `ann` at `/blog/authors/ann`, with a link to GitHub.':
    ({ content }) => {
      const ann = content.authors.get('ann');
      const page = byline(ann ? [ann] : []);
      expect(page.texts('a', { href: '/blog/authors/ann' })).toEqual(['Ann Lee']);
      expect(page.texts('small')).toEqual(['Writes the store']);
      expect(page.all('img').map(({ attributes }) => attributes['src'])).toEqual(['/img/ann.png']);
      expect(socialLinks(ann?.socials ?? {})).toEqual([{ label: 'GitHub', href: 'https://github.com/annlee' }]);
    },
  '“Releases” below each post tagged `release`; it leads to `/blog/tags/releases`.': ({ content }) => {
    expect(content.tags.get('release')).toMatchObject({ label: 'Releases', permalink: '/blog/tags/releases' });
  },
  '2.0 at `/docs/intro`, 1.0 at `/docs/1.0/intro`, and what is in `docs/` at `/docs/next/intro`; the last two say that they are not the latest.':
    ({ content }) => {
      const routes = versionRoutes(content, 'intro');
      const found = content.versions.map((version) => [
        version.name,
        version.byId.get('intro')?.permalink,
        versionBanner(content, version, routes, docWithId('intro'))?.kind,
      ]);
      expect(found).toEqual([
        ['current', '/docs/next/intro', 'unreleased'],
        ['2.0', '/docs/intro', undefined],
        ['1.0', '/docs/1.0/intro', 'unmaintained'],
      ]);
    },
  'nothing of a draft: it is in no production build.': ({ content, withDrafts }) => {
    expect(siteRoutes(content)).not.toContain('/docs/draft');
    expect(siteRoutes(withDrafts)).toContain('/docs/draft');
  },
  'an unlisted page at its address, and in no sidebar.': ({ content }) => {
    expect(siteRoutes(content)).toContain('/docs/hidden');
    expect(JSON.stringify(sidebarItems(content))).not.toContain('For those who know');
  },
  'the page at `/docs/services/shop`, also when they open `/docs/store` or `/docs/services/old-shop`.': ({
    content,
  }) => {
    const redirects = collectRedirects(content, { ...fixtureSite, redirects: [] });
    expect(redirects.map(({ from, to }) => [from, to])).toEqual([
      ['/docs/store', '/docs/services/shop'],
      ['/docs/services/old-shop', '/docs/services/shop'],
    ]);
  },
  '“Match” in the sidebar, “Matchmaking” above the page, and the description below it.': ({ content }) => {
    expect(outline(sidebarItems(content))).toContainEqual(['Match', 'Store']);
    expect(docAt(content, 'docs/services/matchmaking.mdx')).toMatchObject({
      title: 'Matchmaking',
      heading: undefined,
      frontMatter: { description: 'Bring players of equal skill together.' },
    });
  },
  '“Quick start” above the page, once, and in the sidebar.': async ({ content, render }, path) => {
    const { page } = await render(path);
    expect(docAt(content, path).title).toBe('Quick start');
    expect(page.text).toBe('The text of the page.');
    expect(outline(sidebarItems(content))).toContain('Quick start');
  },
};
