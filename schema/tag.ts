import * as z from 'zod';

/** One entry of tags.yml. */
export const tagSchema = z.strictObject({
  label: z.string().optional().describe('Text shown to readers; default: the key with a capital.'),
  permalink: z.string().optional().describe('Last part of the address; default: the key in lower case, with dashes.'),
  description: z.string().optional().describe('One sentence for the page of the tag.'),
});

/** Contents of tags.yml: tag key → tag; one without anything is called by its key. */
export const tagMapSchema = z.record(z.string(), tagSchema.nullable());
