import type * as z from 'zod';
import { authorSchema } from '../../../schema/author';
import { categorySchema } from '../../../schema/category';
import { docSchema } from '../../../schema/doc';
import { pageSchema } from '../../../schema/page';
import { postSchema } from '../../../schema/post';
import { tagSchema } from '../../../schema/tag';
import { splitTranslation } from '../../content/files/translations';
import { fieldModels } from './field-model';

/** Collections of entries; media is separate. */
export const collectionNames = ['docs', 'posts', 'pages', 'categories', 'authors', 'tags'] as const;

export type CollectionName = (typeof collectionNames)[number];

/** Whether an unknown value is the name of a collection. */
export function isCollectionName(value: unknown): value is CollectionName {
  return collectionNames.some((name) => name === value);
}

/** Properties of a collection for sync and CMS. */
export type CollectionModel = ReturnType<typeof collection>;

/**
 * @param form a Markdown file, a data file, or a key of a file of many entries
 * @param pattern for paths below the content folder, without translations; `hasPlace` covers both
 * @param example path of a new entry
 */
function collection(
  name: CollectionName,
  form: 'document' | 'data' | 'part',
  schema: z.ZodObject,
  pattern: RegExp,
  example: string,
) {
  return { name, form, schema, fields: fieldModels(schema.shape), pattern, example };
}

export const collections: Readonly<Record<CollectionName, CollectionModel>> = {
  docs: collection(
    'docs',
    'document',
    docSchema,
    /^(?:docs|versioned_docs\/[^/]+)\/.*\.mdx?$/,
    'docs/guides/install.mdx',
  ),
  posts: collection('posts', 'document', postSchema, /^blog\/.*\.mdx?$/, 'blog/2026-03-01-news.mdx'),
  pages: collection('pages', 'document', pageSchema, /^pages\/.*\.mdx?$/, 'pages/imprint.mdx'),
  categories: collection(
    'categories',
    'data',
    categorySchema,
    /^(?:docs|versioned_docs\/[^/]+)\/(?:.*\/)?_category_\.(?:json|ya?ml)$/,
    'docs/guides/_category_.json',
  ),
  authors: collection('authors', 'part', authorSchema, /^(?:blog\/)?authors\.ya?ml$/, 'authors.yml'),
  tags: collection('tags', 'part', tagSchema, /^(?:(?:docs|blog|versioned_docs\/[^/]+)\/)?tags\.ya?ml$/, 'tags.yml'),
};

/** Whether a path is allowed in a collection. A translation needs Docusaurus' place, and an original with an allowed path. */
export function hasPlace({ form, pattern }: CollectionModel, path: string): boolean {
  const translation = splitTranslation(path);
  if (!translation) return pattern.test(path);
  return form !== 'part' && pattern.test(translation.original);
}

/** What a path lacks to be one of the collection; undefined if it is one. */
export function placeProblem(model: CollectionModel, path: string): string | undefined {
  if (hasPlace(model, path)) return undefined;
  const folder = model.example.slice(0, model.example.indexOf('/') + 1);
  if (model.form !== 'document') return `is none for ${model.name}`;
  return path.startsWith(folder) ? 'has to end with .mdx' : `has to begin with ${folder}`;
}
