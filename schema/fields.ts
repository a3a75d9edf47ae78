import * as z from 'zod';

/** A text that may be left out. */
export const optionalText = (about: string) => z.string().optional().describe(about);

/** A switch, with the value of one that is left out. */
export const flag = (initial: boolean, about: string) => z.boolean().default(initial).describe(about);

/** What is said of a value that is no date. */
export const noDate = 'is not a date such as 2026-03-01 or 2026-03-01T10:00:00Z';

/** A calendar date (`2026-03-01`) or an ISO 8601 date and time; a time without an offset is UTC. */
export const dateField = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], { error: noDate });

/** A text that readers see: not empty, nor blank. */
export const shownText = z.string().min(1).regex(/^$|\S/, 'holds nothing but spaces');

export const keywordsField = z
  .array(z.string())
  .default([])
  .describe('Words and phrases readers would type into a search box; also written to the keywords meta tag.');

export const imageField = optionalText(
  'Image for link previews: a path under public/ such as /img/card.png, or a full URL.',
);

/** Level of a heading that a table of contents may show. */
export const tocLevel = z.number().int().min(2).max(6);

/** What the table of contents of a document holds. */
export const tocFields = {
  hide_table_of_contents: flag(false, 'Hides the table of contents.'),
  toc_min_heading_level: tocLevel
    .optional()
    .describe('Smallest heading level in the table of contents; default: what the site says, else 2.'),
  toc_max_heading_level: tocLevel
    .optional()
    .describe('Largest heading level in the table of contents; default: what the site says, else 3.'),
};

/** Whether readers find a document. */
export const visibilityFields = {
  draft: flag(false, 'A draft is shown by `npm run dev` and left out of production builds.'),
  unlisted: flag(false, 'Built, but absent from sidebar, search, feeds and sitemap, and marked noindex.'),
};

/** Values for components of the site's own. */
export const customPropsField = z
  .record(z.string(), z.unknown())
  .optional()
  .describe('Free data attached to the sidebar item.');

export const lastUpdateField = z
  .strictObject({
    date: dateField.optional().describe('Date shown as last update.'),
    author: optionalText('Name shown beside the date.'),
  })
  .optional()
  .describe('Overrides the last update that is read from git.');

export const formatField = z
  .enum(['mdx', 'md'])
  .default('mdx')
  .describe('`md` turns JSX and expressions off for this file.');

export const tagsField = z
  .array(
    z.union(
      [
        z.string(),
        z.strictObject({
          label: z.string().describe('Text shown to readers.'),
          permalink: z.string().describe('Last part of the address of the tag page.'),
        }),
      ],
      { error: 'is neither a tag key nor an object with label and permalink' },
    ),
  )
  .default([])
  .describe('Keys from tags.yml, or objects with label and permalink.');
