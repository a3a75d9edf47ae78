import * as z from 'zod';

/** A search server; plain http only on the machine itself, where tests run. */
const nodeSchema = z
  .string()
  .regex(
    /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/,
    'is no address such as https://search.example.com:8108, without a path',
  );

/** A Typesense cluster that answers the search. */
const typesenseSchema = z.strictObject({
  nodes: z.array(nodeSchema).min(1).describe('Addresses of the servers; the next one is asked where one is silent.'),
  collection: z
    .string()
    .regex(/^[a-z][\w-]*$/i, 'is no name such as docs')
    .default('docs')
    .describe('What the collections are called: docs_en for the pages in English.'),
  searchKey: z
    .string()
    .min(1)
    .describe(
      'A key that can do nothing but search: every reader gets it. `npm run search:push -- --make-key` makes one.',
    ),
});

export type TypesenseSettings = z.output<typeof typesenseSchema>;

export const searchSettingsSchema = z
  .strictObject({
    engine: z
      .enum(['auto', 'fuse', 'pagefind', 'typesense'])
      .default('auto')
      .describe(
        'fuse: one index, mistyped words are found; pagefind: an index in pieces, for thousands of pages; auto: fuse, and pagefind where its index would be too large; typesense: a cluster of your own, and these files where it does not answer.',
      ),
    typesense: typesenseSchema.optional().describe('Where the cluster is, for the engine typesense.'),
    synonyms: z
      .array(z.array(z.string()).min(2, 'needs two words or more'))
      .default([])
      .describe('Groups of words that find each other.'),
    suggestions: z
      .array(z.string().startsWith('/', 'must start with /'))
      .default([])
      .describe('Routes the search offers before anything is typed.'),
  })
  .refine(({ engine, typesense }) => engine !== 'typesense' || typesense !== undefined, {
    path: ['engine'],
    error: 'needs search.typesense with nodes and a searchKey',
  })
  .prefault({});
