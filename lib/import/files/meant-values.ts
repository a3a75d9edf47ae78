import uniqBy from 'lodash-es/uniqBy.js';
import { isMap, isScalar, isSeq, parseDocument, type Scalar, stringify } from 'yaml';
import type * as z from 'zod';
import { frontMatterSchemas } from '../../check/content/kinds';
import { fileKind, isMarkdownKind } from '../../content/files/file-kind';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { textOf } from '../../report/values';
import { changeText, type Stretch } from './change-text';
import type { SourceFile } from './source-files';

type Issue = z.core.$ZodIssue;

/** A value of the type that the schema expects, made from the written one. */
function wantedBy(issue: Issue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected];
  if (issue.code === 'invalid_format') return /^date/.test(issue.format) ? ['date'] : [];
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(wantedBy) : [];
}

/** The problems inside each of several allowed types, with full paths. */
function issuesWithin(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const deeper = issue.errors.flat().filter(({ path }) => path.length > 0);
  return [issue, ...deeper.flatMap((one) => issuesWithin({ ...one, path: [...issue.path, ...one.path] }))];
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** A date in any form that JavaScript reads, as ISO 8601, without changing its time zone. */
function isoDate(written: string): string | undefined {
  const date = new Date(written);
  if (Number.isNaN(date.getTime())) return undefined;
  if (/(?:z|gmt|utc|[+-]\d{2}:?\d{2})\s*$/i.test(written)) return date.toISOString();
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  return written.includes(':') ? `${day}T${time}` : day;
}

/** The value as Docusaurus reads it if another type is expected; undefined if Docusaurus refuses it too. */
function meant(value: unknown, wanted: readonly string[]): string | undefined {
  if (typeof value === 'number') return wanted.includes('string') ? JSON.stringify(String(value)) : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (wanted.includes('date')) return isoDate(value);
  if (wanted.includes('boolean')) return /^\s*(?:true|false)\s*$/i.test(value) ? value.trim().toLowerCase() : undefined;
  const number = Number(value);
  return wanted.includes('number') && Number.isFinite(number) ? String(number) : undefined;
}

/** A change of front matter, with its key. */
type Change = Stretch & { key: string };

function changeOf(node: Scalar, key: string, text: string | undefined): Change[] {
  const [start, end] = node.range ?? [];
  return start === undefined || end === undefined || text === undefined ? [] : [{ key, start, end, text }];
}

/** Renames `imageURL` of authors, unless the new key is there too. */
function renamedKeys(post: unknown): Change[] {
  const authors = isMap(post) ? post.get('authors') : undefined;
  const all = (isSeq(authors) ? authors.items : [authors]).filter((node) => isMap(node));
  return all.flatMap((map) =>
    map.items.flatMap(({ key }) =>
      isScalar(key) && key.value === 'imageURL' && !map.has('image_url') ? changeOf(key, 'imageURL', 'image_url') : [],
    ),
  );
}

/** Deprecated keys of a post about its only author, with those that win over them, by the fields of `authors`. */
const authorKeys = {
  name: ['author'],
  title: ['author_title', 'authorTitle'],
  url: ['author_url', 'authorURL'],
  image_url: ['author_image_url', 'authorImageURL'],
};

/** Writes the only author of a post, in deprecated keys, into `authors`. */
function listedAuthor(post: unknown): Change[] {
  if (!isMap<Scalar, Scalar>(post) || post.has('authors') || !textOf(post.get('author'))) return [];
  const fields = Object.entries(authorKeys).flatMap(([field, keys]) => {
    const value = keys.map((key) => post.get(key)).find(Boolean);
    return value === undefined ? [] : [[field, String(value)] as const];
  });
  const text = stringify({ authors: [Object.fromEntries(fields)] }, { lineWidth: 0 });
  const deprecated = Object.values(authorKeys).flat();
  return post.items
    .filter(({ key }) => deprecated.includes(String(key.value)))
    .flatMap(({ key, value }, index) => {
      const start = key.range?.[0];
      const end = (value ?? key).range?.[2];
      if (start === undefined || end === undefined) return [];
      return [{ key: String(key.value), start, end, text: index === 0 ? text : '' }];
    });
}

/** Gives front matter the types of the schema: Docusaurus reads numbers as texts, texts as numbers and dates. Names the keys. */
export function writeMeantValues(text: string, { kind, to }: Pick<SourceFile, 'kind' | 'to'>) {
  const name = kind === 'posts' ? 'Post' : fileKind(to.replace(/^content\//, ''));
  const found = splitFrontMatter(text);
  if (!isMarkdownKind(name) || !found?.closed) return { text, keys: [] };
  const document = parseDocument(found.yaml);
  if (document.errors.length > 0) return { text, keys: [] };
  const ofPost = name === 'Post' ? [...listedAuthor(document.contents), ...renamedKeys(document.contents)] : [];
  const issues = frontMatterSchemas[name].safeParse(document.toJS()).error?.issues ?? [];
  const values = issues.flatMap(issuesWithin).flatMap((issue): Change[] => {
    const node: unknown = document.getIn(issue.path, true);
    const key = issue.path.filter((part) => typeof part === 'string').join('.');
    const isListed = issue.path.length === 1 && ofPost.some((change) => change.key === key);
    return isScalar(node) && !isListed ? changeOf(node, key, meant(node.value, wantedBy(issue))) : [];
  });
  const changes = [...ofPost, ...uniqBy(values, 'start')];
  const head = text.slice(0, found.yamlStart);
  return {
    text: head + changeText(text.slice(found.yamlStart), changes),
    keys: [...new Set(changes.map(({ key }) => key))],
  };
}
