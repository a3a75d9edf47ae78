import { type AuthorData, authorEntrySchema } from '../../../schema/author';
import type { PostFrontMatter } from '../../../schema/post';
import { isUntranslated } from '../files/translations';
import type { Author, SourceDocument } from '../types';
import { dataEntries } from './blog-data';
import { joinRoute, nameAddress } from './join-route';

function pageOf(root: string, page: AuthorData['page'], key: string | undefined): string | undefined {
  const address = typeof page === 'object' ? page.permalink : page && key !== undefined ? nameAddress(key) : undefined;
  return address === undefined ? undefined : joinRoute(root, 'authors', address);
}

/** An author as written; missing values come from the entry that it refines. */
function toAuthor(root: string, key: string | undefined, data: AuthorData, isOriginal = false, base?: Author): Author {
  const original = base && data.title === undefined ? base.original : isOriginal;
  return {
    key,
    name: data.name ?? base?.name ?? key ?? '',
    title: data.title ?? base?.title,
    ...(original && { original }),
    url: data.url ?? base?.url,
    email: data.email ?? base?.email,
    image: data.image_url ?? base?.image,
    description: data.description ?? base?.description,
    socials: data.socials ?? base?.socials ?? {},
    permalink: pageOf(root, data.page, key) ?? base?.permalink,
  };
}

/** Entries of authors.yml by key. Entries that do not fit the schema are left out; the content check reports them. */
export function buildAuthors(sources: readonly SourceDocument[], root: string): Map<string, Author> {
  const entries = dataEntries(sources, 'Authors', 'blog/').flatMap(([key, value, isOriginal]): [string, Author][] => {
    const { success, data } = authorEntrySchema.safeParse(value ?? {});
    if (!success) return [];
    const { imageURL, image_url = imageURL, ...entry } = data;
    return [[key, toAuthor(root, key, { ...entry, image_url }, isOriginal)]];
  });
  return new Map(entries);
}

type Reference = Exclude<NonNullable<PostFrontMatter['authors']>, unknown[]>;

function resolve(root: string, reference: Reference, known: ReadonlyMap<string, Author>, isOriginal: boolean): Author {
  if (typeof reference === 'string')
    return known.get(reference) ?? toAuthor(root, reference, { page: false }, isOriginal);
  const { key, ...own } = reference;
  return toAuthor(root, key, own, isOriginal, key === undefined ? undefined : known.get(key));
}

/** Authors of a post in its order, completed from authors.yml. Authors without a name are left out. */
export function authorsOf(
  frontMatter: PostFrontMatter,
  known: ReadonlyMap<string, Author>,
  root: string,
  source: Pick<SourceDocument, 'isOriginal' | 'inherited'>,
): Author[] {
  const { authors, author, author_title: title, author_url: url, author_image_url: image_url } = frontMatter;
  const own = { name: author, title, url, image_url, page: false };
  const legacy = author === undefined ? [] : [toAuthor(root, undefined, own, isUntranslated(source, 'author_title'))];
  const references = authors === undefined ? [] : Array.isArray(authors) ? authors : [authors];
  const isOriginal = isUntranslated(source, 'authors');
  const found =
    references.length > 0 ? references.map((reference) => resolve(root, reference, known, isOriginal)) : legacy;
  return found.filter(({ name }) => name !== '');
}
