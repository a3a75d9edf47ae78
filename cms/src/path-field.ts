import type { TextField } from 'payload';
import { pathProblem } from '../../lib/cms/entries/content-path';

interface PathFieldOptions {
  example: string;
  /** What else is wrong with a path that could be one. */
  problem(path: string): string | undefined;
  /** Path of an entry whose editor gave none. */
  fallback?(data: Readonly<Record<string, unknown>>): string | undefined;
}

/** Where an entry is written to. No two may ask for the same file. */
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
      beforeValidate: [
        ({ value, data }) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback?.(data ?? {})),
      ],
    },
    validate: (value: unknown) => {
      const path = typeof value === 'string' ? value : '';
      const wrong = pathProblem(path) ?? problem(path);
      return wrong === undefined || `The path ${wrong}. Example: ${example}`;
    },
  };
}
