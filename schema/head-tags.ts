import * as z from 'zod';

const attributes = z.record(
  z.string().regex(/^[a-zA-Z][\w:.-]*$/, { error: 'is no name of an attribute' }),
  z.string({ error: 'must be text' }),
);

/** A tag that the head of every page has. None of them runs code. */
const headTagSchema = z.union(
  [
    z.strictObject({ meta: attributes }),
    z.strictObject({ link: attributes }),
    z.strictObject({ structuredData: z.record(z.string(), z.json()) }),
  ],
  {
    error:
      'needs one of meta, link (their attributes) or structuredData (what schema.org calls it); docs/hosting.md#count-visits tells how a page can run a script',
  },
);

/** Tags that the head of every page has beside its own. */
export const headTagsSchema = z
  .array(headTagSchema)
  .default([])
  .describe(
    'Tags for the head of every page: { meta: { name, content } } to prove that the site is yours, { link: { rel, href } }, { structuredData: { … } } for search engines.',
  );

export type HeadTag = z.output<typeof headTagSchema>;
