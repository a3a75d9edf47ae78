import type { CollectionSlug, FieldHook, PayloadRequest, TextField, Where } from 'payload';
import { type CollectionModel, placeProblem } from '../../../lib/cms/entries/collections';
import { pathProblem, untitled } from '../../../lib/cms/entries/content-path';
import { recordOf, textOf } from '../../../lib/report/values';
import { entryTitle } from './entry-title';
import { newPath } from './new-path';

/** Fields of an entry, of any type. */
type Entered = Readonly<Record<string, unknown>>;

interface PathFieldOptions {
  example: string;
  /** Further requirements of a path. */
  problem(path: string): string | undefined;
  /** For an entry without a path: what it is named after, and the path that follows from the data. */
  unnamed?: { after: string; path(data: Entered): string | undefined };
}

/** Candidates for the path of a copy: `install-copy.mdx`, or another folder if the file has to keep its name. */
function* copiesOf(path: string): Generator<string> {
  const [, folder = '', stem = '', ending = ''] = /^(.*?)([^/]*?)(\.[^./]*)?$/.exec(path) ?? [];
  for (let number = 1; ; number++) {
    const mark = number === 1 ? '-copy' : `-copy-${number}`;
    yield `${folder}${stem}${mark}${ending}`;
    yield `${folder.slice(0, -1)}${mark}/${stem}${ending}`;
  }
}

/** Whose path it is. */
interface Owner {
  slug: CollectionSlug;
  req: PayloadRequest;
  /** Of an entry that is there already, whose own path is free to it. */
  id?: unknown;
}

/** The first candidate that is valid and free; undefined once one is no path at all. */
async function freePath(
  candidates: Iterable<string>,
  problem: PathFieldOptions['problem'],
  { slug, req, id }: Owner,
): Promise<string | undefined> {
  for (const path of candidates) {
    if (pathProblem(path) !== undefined) return undefined;
    if (problem(path) !== undefined) continue;
    const others: Where = id === undefined ? {} : { id: { not_equals: id } };
    const where = { and: [{ path: { equals: path } }, others] };
    if ((await req.payload.count({ collection: slug, where, req })).totalDocs === 0) return path;
  }
  return undefined;
}

/** Gives a copy a free and valid path. */
function copyPath(problem: PathFieldOptions['problem']): FieldHook {
  return async ({ value, collection, req }) =>
    typeof value === 'string' && collection
      ? ((await freePath(copiesOf(value), problem, { slug: collection.slug, req })) ?? value)
      : value;
}

/** A path and, for where it is taken, the same with a number: `install-2.mdx`. */
function* numbered(path: string): Generator<string> {
  yield path;
  const ending = path.lastIndexOf('.');
  for (let number = 2; ; number++) yield `${path.slice(0, ending)}-${number}${path.slice(ending)}`;
}

/** Where entries of a collection belong: documents without a path are named after their titles. */
export function placeOf(model: CollectionModel): PathFieldOptions {
  const day = ({ date }: Entered) => (textOf(date) ?? new Date().toISOString()).slice(0, 10);
  return {
    example: model.example,
    problem: (path) => placeProblem(model, path),
    ...(model.form === 'document' && {
      unnamed: { after: 'title', path: (data) => newPath(model, entryTitle(data), day(data)) },
    }),
  };
}

/** The path as it is stored: trimmed, with composed accents; else a free one that follows from the other fields. */
export async function storedPath(
  { problem, unnamed }: PathFieldOptions,
  data: Entered,
  owner: Owner,
): Promise<string | undefined> {
  const written = typeof data['path'] === 'string' ? data['path'].trim().normalize('NFC') : '';
  if (written !== '') return written;
  const path = unnamed?.path(data);
  if (path === undefined || problem(path) !== undefined) return path;
  return (await freePath(numbered(path), problem, owner)) ?? path;
}

/** File that an entry is written to. Paths are unique. */
export function pathField(place: PathFieldOptions): TextField {
  const { example, problem, unnamed } = place;
  return {
    name: 'path',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: [
        `File below content/ this becomes, such as ${example}.`,
        ...(unnamed ? [`Links from other pages name it. Left empty, it is named after the ${unnamed.after}.`] : []),
      ].join(' '),
    },
    hooks: {
      beforeDuplicate: [copyPath(problem)],
      beforeValidate: [
        ({ value, data, collection, operation, originalDoc, req }) => {
          // A change of other fields says nothing of the path.
          if (!collection || (operation === 'update' && value === undefined)) return value;
          const before = recordOf(originalDoc);
          return storedPath(
            place,
            { ...before, ...data, path: value },
            { slug: collection.slug, req, id: before['id'] },
          );
        },
      ],
    },
    validate: (value: unknown) => {
      const path = textOf(value) ?? '';
      if (path === '' && unnamed?.after === 'title') return untitled;
      const wrong = pathProblem(path) ?? problem(path);
      return wrong === undefined || `The path ${wrong}. Example: ${example}`;
    },
  };
}
