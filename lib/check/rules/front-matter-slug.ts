import { joinRoute } from '../../content/model/join-route';
import { fileStart } from '../../report/place';
import { isRecord } from '../../report/values';
import type { MarkdownInput, Problem } from '../content/types';
import { nameProblems, slugProblems } from './address-problems';

type Path = (string | number)[];

/** Items of a list, or a single value, with places. */
function itemsOf(value: unknown, key: string): [item: unknown, path: Path][] {
  return Array.isArray(value) ? value.map((item: unknown, index) => [item, [key, index]]) : [[value, [key]]];
}

/** The slug of a document. A doc may have one relative to its folder, such as `../store`, but not outside of the docs. */
function slugOf({ kind, data: { slug } }: MarkdownInput): unknown {
  return kind === 'Doc' && typeof slug === 'string' && !slug.startsWith('/') && /\.\./.test(slug)
    ? joinRoute(slug)
    : slug;
}

/** Characters of file names that end an address or start an escape. */
const breaking = /[%#?\\]/;

/** The address of a file without a slug. */
function pathProblems({ path, kind, data }: MarkdownInput): Problem[] {
  const sign = kind === 'Partial' || data['slug'] !== undefined ? undefined : breaking.exec(path)?.[0];
  if (sign === undefined) return [];
  const message = `The address of this file would contain ${sign}, which has a meaning in addresses`;
  return [{ code: 'route/slug', ...fileStart, message, hint: 'Rename the file or folder, or write a slug.' }];
}

/** Addresses in front matter, and addresses from file names. */
export function frontMatterSlug(input: MarkdownInput): Problem[] {
  const { data, frontMatter } = input;
  const { valuePlace } = frontMatter;
  const tags = itemsOf(data['tags'], 'tags').flatMap(([tag, path]) =>
    isRecord(tag)
      ? slugProblems(tag['permalink'], valuePlace([...path, 'permalink']))
      : nameProblems(tag, valuePlace(path)),
  );
  const authors = itemsOf(data['authors'], 'authors').flatMap(([author, path]) => {
    const page = isRecord(author) ? author['page'] : undefined;
    if (isRecord(page)) return slugProblems(page['permalink'], valuePlace([...path, 'page', 'permalink']));
    return page === true && isRecord(author) ? nameProblems(author['key'], valuePlace([...path, 'key'])) : [];
  });
  const slug = slugProblems(slugOf(input), valuePlace(['slug']));
  const id = slugProblems(data['id'], valuePlace(['id']));
  return [...pathProblems(input), ...slug, ...id, ...tags, ...authors];
}
