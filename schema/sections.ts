import trim from 'lodash-es/trim.js';
import * as z from 'zod';
import { addressFlaw } from './address';
import { docsIdPattern } from './docs-id';
import { flag, optionalText, tocLevel } from './fields';

/** A folder of the site as its owner writes it (docs, /docs, docs/ or /), kept as a route. */
const routeBaseSchema = z
  .string()
  .refine((base) => addressFlaw(base) === undefined && !/\/\/|(?:^|\/)\.(?:\/|$)/.test(base), {
    error: 'is no folder of the site such as docs, guide/api or /',
  })
  .transform((base) => `/${trim(base, '/')}`);

/** How versions of docs are called and where they are. */
export const versionsSettingsSchema = z.strictObject({
  currentLabel: optionalText('Label of the docs/ folder once versions are released.'),
  labels: z.record(z.string(), z.string()).default({}).describe('Version name → label.'),
  last: optionalText(
    'Version that readers are led to: a name of versions.json, or current for docs/. Default: the newest.',
  ),
  paths: z
    .record(z.string(), z.string().regex(/^(?:[\w.-]+(?:\/[\w.-]+)*)?$/, 'is no path such as 1.x'))
    .default({})
    .describe('Version name → its path below the docs; empty for where the docs are.'),
  banners: z
    .record(z.string(), z.enum(['none', 'unreleased', 'unmaintained']))
    .default({})
    .describe('Version name → what its pages say above their text. Default: what the order of the versions says.'),
  badges: z
    .record(z.string(), z.boolean())
    .default({})
    .describe('Version name → whether its pages name it above their title. Default: no.'),
  classNames: z
    .record(z.string(), z.string().regex(/^[\w-]+(?: [\w-]+)*$/, 'is no class such as old-docs'))
    .default({})
    .describe('Version name → classes of its pages, for site.css.'),
  noIndex: z
    .array(z.string())
    .default([])
    .describe('Versions that search engines are asked to leave out. Readers find them as before.'),
});

/** Where the docs are, and how they look. */
export const docsSettingsSchema = z
  .strictObject({
    routeBasePath: routeBaseSchema.default('/docs').describe('Where the docs live: docs, guide, or / for the root.'),
    showDescription: flag(true, 'Whether the description of a doc stands below its title.'),
    breadcrumbs: flag(true, 'Whether the way to a doc stands above its title.'),
    sidebarCollapsed: flag(true, 'Whether categories of the sidebar that do not say it themselves start closed.'),
    instances: z
      .record(
        z.string().regex(docsIdPattern, 'is no id such as community'),
        z.strictObject({
          routeBasePath: routeBaseSchema.optional().describe('Where these docs live; default: their id.'),
          label: z.string().min(1).optional().describe('What they are called in lists; default: their id.'),
          versions: versionsSettingsSchema.prefault({}),
        }),
      )
      .default({})
      .describe('Further docs by their ids, such as community: they lie in content/community_docs.'),
  })
  .prefault({});

/** A whole number from `least` on, or ALL. A number of another kind is told the same as a text. */
function countSchema(least: number, error: string) {
  return z.union([z.number().int(error).min(least, error), z.literal('ALL')], { error });
}

/** Where the blog is, and how long its lists are. */
export const blogSettingsSchema = z
  .strictObject({
    routeBasePath: routeBaseSchema.default('/blog').describe('Where the blog lives: blog, news, or / for the root.'),
    title: z.string().min(1).optional().describe('Title of the list of posts.'),
    description: z.string().min(1).optional().describe('Description of that list for search engines.'),
    postsPerPage: countSchema(1, 'must be a whole number from 1 on, or ALL')
      .default(10)
      .describe('Posts on one page of a list; ALL for no limit.'),
    showDescription: flag(true, 'Whether the description of a post stands below its title.'),
    sidebarTitle: z.string().min(1).optional().describe('Heading of the list beside each page.'),
    sidebarCount: countSchema(0, 'must be a whole number from 0 on, or ALL')
      .default(5)
      .describe('Posts in that list: a number, ALL, or 0 for no list.'),
  })
  .prefault({});

/** Which headings tables of contents list. */
export const tableOfContentsSchema = z
  .strictObject({
    minHeadingLevel: tocLevel.default(2),
    maxHeadingLevel: tocLevel.default(3),
  })
  .prefault({})
  .refine(({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel, {
    error: 'has a minHeadingLevel above its maxHeadingLevel',
  })
  .describe('Headings in the table of contents of docs, posts and pages that say nothing else.');
