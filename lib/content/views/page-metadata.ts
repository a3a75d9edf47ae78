import type { Metadata } from 'next';
import { feedFiles } from '../../site/feed-files';
import { basePath, withBasePath } from '../../site/urls';
import { fill } from '../../words/fill';
import { editions } from '../model/edition';
import { joinRoute } from '../model/join-route';
import { type Edition, fromEdition } from '../model/make-editions';
import { type Original, originalLists } from '../model/original';
import { siteRoutes } from '../model/site-routes';
import type { PageFrame } from '../types';
import type { BlogView } from './blog-view';
import type { SiteView } from './site-view';

interface DescribedPage extends PageFrame {
  original?: Pick<Original, 'route'> | null;
}

/** Lists of an edition without translations → their routes in the default language. */
const originals = fromEdition(({ content }) => {
  const standard = siteRoutes(editions()[0].content);
  const routes = [...originalLists(content)].map((route) => [route, route.slice(content.home.length) || '/'] as const);
  return new Map(routes.filter(([, route]) => standard.has(route)));
});

/** Canonical route of a page: that in the default language if the page is untranslated. */
function canonicalRoute({ permalink, original }: DescribedPage, edition: Edition): string {
  return original?.route ?? originals(edition).get(permalink) ?? permalink;
}

/** The default title of the home page is that of the site (app/layout.tsx), which should not be repeated. */
function homeTitle(title: string, { site: { title: siteTitle, tagline, titleSeparator } }: Edition): string {
  const parts = title === siteTitle ? [siteTitle, tagline] : [title, siteTitle];
  return parts.filter(Boolean).join(` ${titleSeparator} `);
}

/** The layout adds the title of the site in the default language. Pages in other languages add their own. */
function titleOf({ title, permalink }: DescribedPage, edition: Edition): Metadata['title'] {
  const { site, content } = edition;
  if (permalink === content.home) return { absolute: homeTitle(title, edition) };
  return site.routePrefix === '' ? title : { absolute: `${title} ${site.titleSeparator} ${site.title}` };
}

/**
 * Head of a page for browsers and the router: title, description, canonical address. Tags for link previews and structured data
 * are added to the finished HTML (lib/publish/head-markup.ts), which keeps page data small.
 */
function pageMetadata(edition: Edition, page: DescribedPage): Metadata {
  const { keywords, unlisted, head = {} } = page;
  const route = canonicalRoute(page, edition);
  return {
    // Used as it is: the author wrote the full title.
    title: head.title ? { absolute: head.title } : titleOf(page, edition),
    description: head.description ?? page.description,
    ...(keywords.length > 0 && { keywords }),
    // Hosts redirect the base path to the address with a slash.
    alternates: { canonical: head.canonical ?? (route === '/' ? `${basePath}/` : withBasePath(route)) },
    ...(unlisted && { robots: { index: false } }),
  };
}

/** Head of a page of the blog: that of any page, the feeds, and the authors of a post. */
function blogMetadata(edition: Edition, view: BlogView): Metadata {
  const { content, site, language } = edition;
  const post = view.kind === 'post' ? view : null;
  const metadata = pageMetadata(edition, {
    ...view,
    title: post?.titleMeta ?? view.title,
    original: post?.original ?? null,
  });
  const feeds = feedFiles.map(({ file, label, type }) => [
    type,
    [
      {
        url: withBasePath(joinRoute(content.blogRoot, file)),
        title: fill(language.words.blog.feedLink, { site: site.title, format: label }),
      },
    ],
  ]);
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: Object.fromEntries(feeds) },
    ...(post && { authors: post.authors.map(({ name }) => ({ name })) }),
  };
}

/** Head of what stands at an address. */
export function siteMetadata(found: SiteView): Metadata {
  const { edition } = found;
  if (found.kind === 'blog') return blogMetadata(edition, found.view);
  if (found.kind !== 'redirect') return pageMetadata(edition, found.view);
  return {
    title: edition.language.words.browser.layout.docs,
    alternates: { canonical: withBasePath(found.to) },
    robots: { index: false },
  };
}
