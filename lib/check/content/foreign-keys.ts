/** Keys of our front matter, and what other generators call them. */
const names: Readonly<Record<string, string>> = {
  sidebar_position: 'weight nav_order order sidebar_order',
  sidebar_label: 'linkTitle nav_title navTitle short_title',
  slug: 'permalink url',
  redirect_from: 'aliases redirects',
  description: 'summary excerpt lead subtitle',
  tags: 'categories category',
  image: 'cover banner thumbnail featured_image cover_image',
};

/** Keys whose values are written in another way here. */
const remedies: Readonly<Record<string, readonly [key: string, hint: string]>> = {
  published: ['draft', 'Write draft: true for a page that is not to be built, or remove it.'],
  publish: ['draft', 'Write draft: true for a page that is not to be built, or remove it.'],
  toc: ['hide_table_of_contents', 'Write hide_table_of_contents: true for a page without one, or remove it.'],
  hide: ['hide_table_of_contents', 'Write hide_table_of_contents: true for a page without one, or remove it.'],
  lastmod: ['last_update', 'Write last_update: { date: 2026-03-01 }.'],
  updated: ['last_update', 'Write last_update: { date: 2026-03-01 }.'],
  last_modified_at: ['last_update', 'Write last_update: { date: 2026-03-01 }.'],
  parent: ['sidebar_position', 'Remove it: the folder of the file is its place in the sidebar.'],
};

const successors = new Map(
  Object.entries(names).flatMap(([key, others]) => others.split(' ').map((other) => [other, key] as const)),
);

/** What to write for a key of another generator, if a key that is known here does the same. */
export function foreignKeyHint(key: string, known: readonly string[]): string | undefined {
  const [needed, hint] = Object.hasOwn(remedies, key) ? (remedies[key] ?? []) : [];
  if (needed !== undefined && known.includes(needed)) return hint;
  const successor = successors.get(key);
  return successor !== undefined && known.includes(successor) ? `Write \`${successor}\` instead.` : undefined;
}
