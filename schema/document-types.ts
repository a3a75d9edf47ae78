import { type DocumentType, defineDocumentType } from 'contentlayer2/source-files';
import type * as z from 'zod';
import { categorySchema } from './category';
import { contentlayerFields } from './contentlayer-fields';
import { docSchema } from './doc';
import { pageSchema } from './page';
import { postSchema } from './post';

function markdownType(name: string, filePathPattern: string, schema: z.ZodObject): DocumentType {
  return defineDocumentType(() => ({
    name,
    filePathPattern,
    contentType: 'markdown',
    fields: contentlayerFields(schema),
  }));
}

/** Page under docs/, versioned_docs/ or the folders of further docs, such as community_docs/, or a translation of one. */
export const Doc = markdownType('Doc', '{docs,*_docs,i18n/*/docusaurus-plugin-content-docs*}/**/*.{md,mdx}', docSchema);

export const Post = markdownType('Post', '{blog,i18n/*/docusaurus-plugin-content-blog}/**/*.{md,mdx}', postSchema);

export const Page = markdownType('Page', '{pages,i18n/*/docusaurus-plugin-content-pages}/**/*.{md,mdx}', pageSchema);

export const Category = defineDocumentType(() => ({
  name: 'Category',
  filePathPattern: '{docs,*_docs,i18n/*/docusaurus-plugin-content-docs*}/**/_category_.{json,yml,yaml}',
  contentType: 'data',
  fields: contentlayerFields(categorySchema),
}));

/** Authors of the blog, tags of blog and docs. lib/content/files/read-data.ts reads them whole; here they are only watched. */
export const BlogData = defineDocumentType(() => ({
  name: 'BlogData',
  filePathPattern: '{,blog/,docs/,*_docs/,*versioned_docs/*/}{authors,tags}.{yml,yaml}',
  contentType: 'data',
}));
