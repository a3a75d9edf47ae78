/** Name of the page a route exports when it has no pages of its own; the build takes it out again (lib/export/prune.ts). */
export const emptyRouteName = 'no-pages-here';

/**
 * Parameters for generateStaticParams. A static export refuses a route without any page, but a site without blog posts
 * or standalone pages is a fine site: such a route gets one page that is removed after the export.
 * @param key name of the route parameter; a catch-all one
 * @param routes the segments of each page
 */
export function catchAllParams<Key extends string>(key: Key, routes: readonly string[][]): Record<Key, string[]>[] {
  const params = routes.length > 0 ? routes : [[emptyRouteName]];
  return params.map((segments) => ({ [key]: segments }) as Record<Key, string[]>);
}
