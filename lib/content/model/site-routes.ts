import { feedFiles } from '../../site/feed-files';
import { markdownRoute } from '../../site/markdown-address';
import { blogRoutes } from './blog-routes';
import { docTagRoutes } from './doc-tags';
import { joinRoute } from './join-route';
import type { Content } from './load-content';
import { latestVersion, mainDocOf } from './version-links';

/** Every route of the site without the base path; links may lead to these. */
export function siteRoutes(content: Content): Set<string> {
  const docs = content.versions.flatMap((version) => [
    // It leads to a doc, or is one. A site may be without any.
    ...(version.docs.length > 0 ? [version.root] : []),
    ...version.byPermalink.keys(),
    ...version.generatedPages.keys(),
    ...docTagRoutes(version),
  ]);
  const pages = [...content.pages, ...content.posts].map(({ permalink }) => permalink);
  return new Set([content.home, joinRoute(content.home, 'all-pages'), ...docs, ...pages, ...blogRoutes(content)]);
}

/**
 * Start page of a site without content/pages/index.*: the main doc of its latest docs, else its blog, else its first page. `/`
 * redirects there, so that each page has one address.
 */
export function startRoute(content: Content, mainDoc: string): string {
  const version = latestVersion(content);
  if (version && version.docs.length > 0) return mainDocOf(version, mainDoc);
  if (content.posts.length > 0) return content.blogRoot;
  return (
    content.pages.find(({ frontMatter }) => !frontMatter.unlisted)?.permalink ?? joinRoute(content.home, 'all-pages')
  );
}

interface Site {
  content: Pick<Content, 'blogRoot' | 'posts'>;
  routes: ReadonlySet<string>;
}

/** Files that every export has beside its pages and those of public/. */
const always = new Set(['/llms.txt', '/llms-full.txt', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml']);

/** Routes of the feeds; none where there is no post. */
export function feedRoutes({ blogRoot, posts }: Pick<Content, 'blogRoot' | 'posts'>): string[] {
  return posts.length > 0 ? feedFiles.map(({ file }) => joinRoute(blogRoot, file)) : [];
}

/** Whether the build makes the file at a path below the base path: a list for machines, a feed, or the Markdown of a page. */
export function isGeneratedFile(path: string, { routes, content }: Site): boolean {
  if (!/\.\w+$/.test(path)) return false;
  if (feedRoutes(content).includes(path)) return true;
  if (!path.endsWith('.md')) return always.has(path);
  const route = path === markdownRoute('/') ? '/' : path.slice(0, -'.md'.length);
  return routes.has(route);
}
