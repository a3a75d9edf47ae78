import type * as z from 'zod';
import { authorSchema } from '../../../schema/author';
import { categorySchema } from '../../../schema/category';
import { docSchema } from '../../../schema/doc';
import { pageSchema } from '../../../schema/page';
import { postSchema } from '../../../schema/post';
import { tagSchema } from '../../../schema/tag';
import { splitTranslation } from '../../content/files/translations';
import { type FieldModel, fieldModels } from './field-model';

/** Collections of the CMS that hold entries; media is one of its own. */
export const collectionNames = ['docs', 'posts', 'pages', 'categories', 'authors', 'tags'] as const;

export type CollectionName = (typeof collectionNames)[number];

/** Whether a value from outside names a collection. */
export function isCollectionName(value: unknown): value is CollectionName {
  return collectionNames.some((name) => name === value);
}

/** What the sync and the CMS know of a collection. */
export interface CollectionModel {
  name: CollectionName;
  /** A Markdown file, a data file, or one key of a file that holds many entries. */
  form: 'document' | 'data' | 'part';
  schema: z.ZodObject;
  fields: readonly FieldModel[];
  /** Paths its files may have below the content folder, but for translations: `hasPlace` knows both. */
  pattern: RegExp;
  /** Where a new entry goes. */
  example: string;
}

function collection(
  name: CollectionName,
  form: CollectionModel['form'],
  schema: z.ZodObject,
  pattern: RegExp,
  example: string,
): CollectionModel {
  return { name, form, schema, fields: fieldModels(schema), pattern, example };
}

/** Every collection by its name. */
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

/** Whether a file of a collection may lie at a path: a translation where Docusaurus has it, if its original may lie where it does. */
export function hasPlace({ form, pattern }: CollectionModel, path: string): boolean {
  const translation = splitTranslation(path);
  if (!translation) return pattern.test(path);
  return form !== 'part' && pattern.test(translation.original);
}
