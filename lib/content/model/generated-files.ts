import { feedFiles } from '../../site/feed-files';
import { markdownRoute } from '../../site/markdown-address';
import { joinRoute } from './join-route';
import type { Content } from './load-content';

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
