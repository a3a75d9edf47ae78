/** Feeds of the blog: where each is, what it is called, and its media type. */
export const feedFiles = [
  { route: '/blog/rss.xml', label: 'RSS', type: 'application/rss+xml' },
  { route: '/blog/atom.xml', label: 'Atom', type: 'application/atom+xml' },
  { route: '/blog/feed.json', label: 'JSON Feed', type: 'application/feed+json' },
] as const;

export type FeedRoute = (typeof feedFiles)[number]['route'];
