import * as z from 'zod';
import {
  formatField,
  imageField,
  keywordsField,
  lastUpdateField,
  optionalText,
  tocFields,
  visibilityFields,
} from './fields';
import { redirectFromField } from './redirect';

/** Front matter of a standalone page under pages/. */
export const pageSchema = z.strictObject({
  title: optionalText('Title of the page; without it the first # heading, else the file path.'),
  description: optionalText('One or two sentences for search results and link previews.'),
  redirect_from: redirectFromField,
  slug: optionalText('Address of the page; default: the file path.'),
  keywords: keywordsField,
  image: imageField,
  ...tocFields,
  wrapperClassName: optionalText('CSS class of the element around the content.'),
  ...visibilityFields,
  last_update: lastUpdateField,
  format: formatField,
});

export type PageFrontMatter = z.output<typeof pageSchema>;
