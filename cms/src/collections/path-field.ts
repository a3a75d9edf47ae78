import type { FieldHook, TextField } from 'payload';
import { pathProblem } from '../../../lib/cms/entries/content-path';

interface PathFieldOptions {
  example: string;
  /** Further requirements of a path. */
  problem(path: string): string | undefined;
  /** Path of an entry for which the editor gave none. */
  fallback?(data: Readonly<Record<string, unknown>>): string | undefined;
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

/** Gives a copy a free and valid path. */
function copyPath(problem: PathFieldOptions['problem']): FieldHook {
  return async ({ value, collection, req }) => {
    if (typeof value !== 'string' || !collection) return value;
    for (const path of copiesOf(value)) {
      if (pathProblem(path) !== undefined) return value;
      if (problem(path) !== undefined) continue;
      const where = { path: { equals: path } };
      if ((await req.payload.count({ collection: collection.slug, where, req })).totalDocs === 0) return path;
    }
  };
}

/** A path as it is stored: trimmed, and with composed accents, which file names on a Mac have decomposed. */
export function cleanPath(path: string): string {
  return path.trim().normalize('NFC');
}

/** File that an entry is written to. Paths are unique. */
export function pathField({ example, problem, fallback }: PathFieldOptions): TextField {
  return {
    name: 'path',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: `File below content/ this becomes, such as ${example}. Links from other pages name it.`,
    },
    hooks: {
      beforeDuplicate: [copyPath(problem)],
      beforeValidate: [
        ({ value, data }) =>
          typeof value === 'string' && value.trim() !== '' ? cleanPath(value) : fallback?.(data ?? {}),
      ],
    },
    validate: (value: unknown) => {
      const path = typeof value === 'string' ? value : '';
      const wrong = pathProblem(path) ?? problem(path);
      return wrong === undefined || `The path ${wrong}. Example: ${example}`;
    },
  };
}
