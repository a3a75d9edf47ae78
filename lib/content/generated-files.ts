/** Files that every export has beside its pages and those of public/. */
const always = new Set(['/llms.txt', '/llms-full.txt', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml']);
const feeds = new Set(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']);

/** Whether the build makes the file at a path below the base path: a list for machines, a feed, or the Markdown of a page. */
export function isGeneratedFile(path: string, routes: ReadonlySet<string>): boolean {
  if (feeds.has(path)) return routes.has('/blog');
  return always.has(path) || (path.endsWith('.md') && routes.has(path.slice(0, -'.md'.length)));
}
