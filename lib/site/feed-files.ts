/** Feeds of the blog: file name, label and media type. */
export const feedFiles = [
  { file: 'rss.xml', label: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', label: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', label: 'JSON Feed', type: 'application/feed+json' },
] as const;

export type FeedFile = (typeof feedFiles)[number]['file'];
