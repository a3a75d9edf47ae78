import trim from 'lodash-es/trim.js';
import { addressFlaw, nameFlaw } from '../../../schema/address';
import { joinRoute, nameAddress } from '../../content/model/join-route';
import { fileStart, type Place } from '../../report/place';
import { isRecord } from '../../report/values';
import { slugify } from '../../site/slug';
import type { FileProblem, SiteInput } from '../content/site-input';
import type { MarkdownInput, Problem } from '../content/types';

const shown = 60;
const longestMended = 500;

/** What `flawOf` says against an address. */
function addressProblems(address: unknown, place: Place, flawOf: (address: string) => string | undefined): Problem[] {
  const flaw = typeof address === 'string' ? flawOf(address) : undefined;
  if (typeof address !== 'string' || flaw === undefined) return [];
  const parts = address.slice(0, longestMended).split('/');
  const sound = parts.filter((part) => part !== '..' && part !== '.').map((part) => slugify(part.trim()));
  const mended = sound.filter((part, index) => part !== '' || index === 0).join('/');
  const isUseful = addressFlaw(mended) === undefined && mended.replaceAll('/', '') !== '';
  const message = `The address "${address.slice(0, shown).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\u{fffd}')}" ${flaw}`;
  const hint = isUseful ? `Write ${mended}.` : 'Write letters, digits and hyphens.';
  return [{ code: 'route/slug', ...place, message, hint }];
}

/** Problem of an address: it is invalid, leads out of its folder, or has a meaning for hosts. */
export function slugProblems(slug: unknown, place: Place): Problem[] {
  return addressProblems(slug, place, addressFlaw);
}

/** Problem of a name that should become an address, such as the key of a tag. */
function nameProblems(name: unknown, place: Place): Problem[] {
  return addressProblems(name, place, (address) => nameFlaw(address) ?? addressFlaw(nameAddress(address)));
}

/** Items of a list, or a single value, with places. */
export function itemsOf(value: unknown, key: string): [item: unknown, path: (string | number)[]][] {
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

/** What the URL parser of browsers removes: line breaks and other control characters, and a space at the end. */
const stripped = /\p{Cc}| (?:\/(?:index|readme))?\.mdx?$/iu;

/** The address of a file without a slug. */
function pathProblems({ path, kind, data }: MarkdownInput): Problem[] {
  if (kind === 'Partial' || data['slug'] !== undefined) return [];
  const sign = breaking.exec(path)?.[0];
  const flaw =
    sign !== undefined
      ? `contain ${sign}, which has a meaning in addresses`
      : stripped.test(path)
        ? 'end with a space or hold a character that nobody sees, which browsers leave out'
        : undefined;
  if (flaw === undefined) return [];
  const message = `The address of this file would ${flaw}`;
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

/** Authors, tags or versions that share an address, and invalid addresses. */
export function dataPermalinks(site: SiteInput): FileProblem[] {
  return site.files.flatMap((file) => {
    const first = new Map<string, string>();
    const versions = file.references.flatMap(({ kind, name, place }) =>
      kind === 'version' ? [{ key: name, permalink: name, place }] : [],
    );
    return [...file.entries, ...versions].flatMap(({ key, permalink, place }) => {
      if (permalink === undefined) return [];
      const address = trim(permalink, '/').toLowerCase();
      const named = permalink === `/${key}` || permalink === `/${nameAddress(key)}`;
      const flaws = named ? nameProblems(key, place) : slugProblems(permalink, place);
      const earlier = first.get(address);
      first.set(address, earlier ?? key);
      const message = `\`${key}\` has the same address as \`${earlier}\`: ${permalink}`;
      const twin = {
        code: 'data-file/duplicate-permalink',
        ...place,
        message,
        hint: 'Give one of the two another permalink.',
      };
      return [...flaws, ...(earlier === undefined ? [] : [twin])].map((problem) => ({ file: file.path, ...problem }));
    });
  });
}
