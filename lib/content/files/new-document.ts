import { stringify } from 'yaml';
import { WrongUsage } from '../../node/wrong-usage';
import { slugify } from '../../site/slug';

/** A file to write, by its path below the content folder. */
export type NewDocument = ReturnType<typeof newDoc>;

function withFrontMatter(data: Record<string, unknown>, body: string): string {
  return `---\n${stringify(data)}---\n\n${body}\n`;
}

/**
 * A new page below docs/, after the pages of its folder that have a position.
 * @param route address below /docs, for example services/matchmaking
 * @throws WrongUsage if the address is invalid
 */
export function newDoc(route: string, title: string, positions: readonly number[]) {
  const parts = route
    .replace(/^\/?(?:docs\/)?/, '')
    .replace(/(?:\.mdx?|\/)$/, '')
    .split('/');
  const unfit = parts.find((part) => !/^\w[\w.-]*$/.test(part) || part.startsWith('_'));
  if (unfit !== undefined)
    throw new WrongUsage(
      `"${unfit}" cannot be part of an address: write letters, digits and hyphens, such as ${slugify(unfit) || 'my-page'}.`,
    );
  const position = positions.length > 0 ? Math.floor(Math.max(...positions)) + 1 : undefined;
  const body = '{/* Start with what readers can do once they have read this page. */}';
  return { path: `docs/${parts.join('/')}.mdx`, text: withFrontMatter({ title, sidebar_position: position }, body) };
}

/** A new post, named after its date (UTC) and title. */
export function newPost(title: string, date: Date, author: string | undefined): NewDocument {
  const slug = slugify(title) || 'post';
  const body = 'One paragraph that lists of posts show.\n\n{/* truncate */}\n\nThe rest of the post.';
  return {
    path: `blog/${date.toISOString().slice(0, 10)}-${slug}.mdx`,
    text: withFrontMatter({ title, authors: author && [author] }, body),
  };
}
