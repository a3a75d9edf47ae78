import * as z from 'zod';
import { authorSchema } from './author';
import {
  dateField,
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

const authorReference = z.union(
  [z.string(), authorSchema.extend({ key: optionalText('Key in authors.yml whose entry this one refines.') })],
  {
    error: 'is neither an author key nor an author object',
  },
);

const legacyAuthor = (description: string) =>
  z.string().optional().meta({ deprecated: true, successor: 'authors', description });

/** Front matter of a blog post. */
export const postSchema = z.strictObject({
  title: optionalText('Title of the post; without it the first # heading, else the file name without its date.'),
  title_meta: optionalText('Title for search engines, when it differs.'),
  description: optionalText('One or two sentences for lists, feeds and link previews.'),
  date: dateField.optional().describe('Date of publication (UTC); default: the date in the file name.'),
  authors: z
    .union([authorReference, z.array(authorReference)])
    .optional()
    .describe('Author keys, author objects, or a mixed list.'),
  tags: tagsField,
  redirect_from: redirectFromField,
  slug: optionalText('Address below the blog; default: from the file name.'),
  image: imageField,
  keywords: keywordsField,
  ...visibilityFields,
  ...tocFields,
  last_update: lastUpdateField,
  format: formatField,
  author: legacyAuthor('Name of the only author.'),
  author_title: legacyAuthor('Role of the only author.'),
  author_url: legacyAuthor('Home page of the only author.'),
  author_image_url: legacyAuthor('Picture of the only author.'),
});

export type PostFrontMatter = z.output<typeof postSchema>;
