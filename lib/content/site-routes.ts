import type { Content } from './load-content';

/** Every route of the site without the base path: what a link may lead to. */
export function siteRoutes(content: Content): Set<string> {
  const docs = content.versions.flatMap((version) => [
    version.root,
    ...version.byPermalink.keys(),
    ...version.generatedPages.keys(),
  ]);
  return new Set(['/', '/all-pages', ...docs, ...content.pages.map((page) => page.permalink)]);
}
