/** Feeds of the blog: the name of each file below it, what it is called, and its media type. */
export const feedFiles = [
  { file: 'rss.xml', label: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', label: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', label: 'JSON Feed', type: 'application/feed+json' },
] as const;

export type FeedFile = (typeof feedFiles)[number]['file'];
