import { blogRoutes } from './blog-routes';
import { docTagRoutes } from './doc-tags';
import { joinRoute } from './join-route';
import type { Content } from './load-content';

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
