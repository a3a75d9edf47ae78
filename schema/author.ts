import * as z from 'zod';
import { optionalText } from './fields';

/** One author: an entry of authors.yml, or written out in a post. */
export const authorSchema = z.strictObject({
  name: optionalText('Name shown to readers.'),
  title: optionalText('What the author does, shown below the name.'),
  url: optionalText('Home page of the author.'),
  email: z.email().optional().describe('Used for feeds, and as link when there is no url.'),
  image_url: optionalText('Picture: a path under public/ or a full URL.'),
  description: optionalText('A few sentences for the author page.'),
  socials: z.record(z.string(), z.string()).optional().describe('Network name → handle or full URL.'),
  page: z
    .union([z.boolean(), z.strictObject({ permalink: z.string().describe('Address below the authors of the blog.') })])
    .default(false)
    .describe('Whether the author has a page of their own; its address is the key in lower case, with dashes.'),
});

export type AuthorData = z.output<typeof authorSchema>;

/** An entry of authors.yml, which may hold keys of the site's own, as in Docusaurus. */
export const authorEntrySchema = authorSchema
  .extend({ imageURL: optionalText('The same as image_url, which goes before it.') })
  .strip();

/** Contents of authors.yml: author key → author. */
export const authorMapSchema = z.record(z.string(), authorEntrySchema);
