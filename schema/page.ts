import * as z from 'zod';
import {
  draftField,
  formatField,
  hideTocField,
  imageField,
  keywordsField,
  lastUpdateField,
  tocMaxField,
  tocMinField,
  unlistedField,
} from './fields';
import { redirectFromField } from './redirect';

/** Front matter of a standalone page under pages/. */
export const pageSchema = z.strictObject({
  title: z.string().optional().describe('Title of the page; without it the first # heading, else the file path.'),
  description: z.string().optional().describe('One or two sentences for search results and link previews.'),
  redirect_from: redirectFromField,
  slug: z.string().optional().describe('Address of the page; default: the file path.'),
  keywords: keywordsField,
  image: imageField,
  hide_table_of_contents: hideTocField,
  toc_min_heading_level: tocMinField,
  toc_max_heading_level: tocMaxField,
  wrapperClassName: z.string().optional().describe('CSS class of the element around the content.'),
  draft: draftField,
  unlisted: unlistedField,
  last_update: lastUpdateField,
  format: formatField,
});

export type PageFrontMatter = z.output<typeof pageSchema>;
