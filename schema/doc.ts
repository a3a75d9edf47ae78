import * as z from 'zod';
import {
  customPropsField,
  flag,
  formatField,
  imageField,
  keywordsField,
  lastUpdateField,
  optionalText,
  tagsField,
  tocFields,
  visibilityFields,
} from './fields';
import { redirectFromField } from './redirect';

const paginationField = z
  .string()
  .nullable()
  .optional()
  .describe('Id of the doc the pager leads to instead of its neighbour; null for none.');

/** Front matter of a page under docs/. Keys follow Docusaurus 3, so that its folders build unchanged. */
export const docSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[^/]+$/, 'must not contain a slash')
    .optional()
    .describe('Replaces the file name in the doc id.'),
  title: optionalText('Title of the page; without it the first # heading, else the id.'),
  description: optionalText('One or two sentences for search results and link previews; default: the first paragraph.'),
  redirect_from: redirectFromField,
  slug: optionalText('Address: with a leading slash below the docs, without one from the folder (../other, ./).'),
  sidebar_label: optionalText('Shorter title for the sidebar.'),
  sidebar_position: z.number().optional().describe('Place among its neighbours in the sidebar; may be fractional.'),
  sidebar_class_name: optionalText('CSS class of the sidebar item.'),
  sidebar_custom_props: customPropsField,
  displayed_sidebar: z.string().nullable().optional().describe('Sidebar shown beside the page; null for none.'),
  pagination_label: optionalText('Title of this page in the pager of its neighbours.'),
  pagination_next: paginationField,
  pagination_prev: paginationField,
  hide_title: flag(
    false,
    'Hides the title visually, unless the text opens with a heading; screen readers still find it.',
  ),
  ...tocFields,
  custom_edit_url: z.string().nullable().optional().describe('Address of "Edit this page"; null hides the link.'),
  keywords: keywordsField,
  image: imageField,
  tags: tagsField,
  ...visibilityFields,
  last_update: lastUpdateField,
  parse_number_prefixes: flag(true, 'Whether `01-` at the start of names is an order, not part of the address.'),
  format: formatField,
});

export type DocFrontMatter = z.output<typeof docSchema>;
