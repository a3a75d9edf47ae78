import * as z from 'zod';
import { authorMapSchema } from '../../../schema/author';
import { categorySchema } from '../../../schema/category';
import { docSchema } from '../../../schema/doc';
import { labelsSchema } from '../../../schema/labels';
import { pageSchema } from '../../../schema/page';
import { postSchema } from '../../../schema/post';
import { sidebarsSchema } from '../../../schema/sidebars';
import { tagMapSchema } from '../../../schema/tag';
import { versionsSchema } from '../../../schema/versions';
import type { DataFileKind, MarkdownKind } from '../../content/files/file-kind';
import { ownWordsSchema } from '../../words/own-words';

export const frontMatterSchemas: Readonly<Record<MarkdownKind | 'Partial', z.ZodObject>> = {
  Partial: z.looseObject({}),
  Doc: docSchema,
  Post: postSchema,
  Page: pageSchema,
};

export const dataFileSchemas: Readonly<Record<DataFileKind, z.ZodType>> = {
  Category: categorySchema,
  Authors: authorMapSchema,
  Tags: tagMapSchema,
  Versions: versionsSchema,
  Sidebars: sidebarsSchema,
  Words: ownWordsSchema,
  Labels: labelsSchema,
};
