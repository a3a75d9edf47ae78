import * as z from 'zod';
import { optionalText } from './fields';

export const tagSchema = z.strictObject({
  label: optionalText('Text shown to readers; default: the key with a capital.'),
  permalink: optionalText('Last part of the address; default: the key in lower case, with dashes.'),
  description: optionalText('One sentence for the page of the tag.'),
});

/** Contents of tags.yml: tag key → tag; one without anything is called by its key. */
export const tagMapSchema = z.record(z.string(), tagSchema.nullable());
