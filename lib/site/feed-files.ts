/** Feeds of the blog: the name of each file below it, what it is called, and its media type. */
export const feedFiles = [
  { file: 'rss.xml', label: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', label: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', label: 'JSON Feed', type: 'application/feed+json' },
] as const;

export type FeedFile = (typeof feedFiles)[number]['file'];

/** Folder the feeds are made in: where the blog is, the configuration says, and folders of app/ are named beforehand. */
export const feedFolder = 'blog-feeds';

/** Name of a feed in that folder, where those of all languages lie. */
export function feedName({ routePrefix }: { routePrefix: string }, file: string): string {
  return routePrefix === '' ? file : `${routePrefix.slice(1)}.${file}`;
}
