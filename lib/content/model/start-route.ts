import { joinRoute } from './join-route';
import type { Content } from './load-content';
import { latestVersion, mainDocOf } from './version-links';

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
