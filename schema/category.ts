import * as z from 'zod';
import { customPropsField, flag, imageField, keywordsField, optionalText } from './fields';

/** A category that leads to a doc. */
export const docLink = z.strictObject({
  type: z.literal('doc'),
  id: z.string().describe('Id of the doc the category label leads to.'),
});

/** A category with a generated page that lists what is in it. */
export const generatedIndexLink = z.strictObject({
  type: z.literal('generated-index'),
  title: optionalText('Title of the generated page; default: the label.'),
  description: optionalText('Lead of the generated page.'),
  slug: optionalText('Address of the generated page below the docs.'),
  keywords: keywordsField,
  image: imageField,
});

/** Contents of `_category_.json`, `_category_.yml` or `_category_.yaml`. */
export const categorySchema = z.strictObject({
  label: optionalText('Name in the sidebar; default: what the page of the folder is called, else the folder name.'),
  position: z.number().optional().describe('Place among its neighbours in the sidebar; may be fractional.'),
  collapsible: flag(true, 'Whether readers can close the category.'),
  collapsed: flag(true, 'Whether it starts closed.'),
  className: optionalText('CSS class of the sidebar item.'),
  key: optionalText('Tells it from categories of the same name in translations.'),
  customProps: customPropsField,
  description: optionalText('One sentence about the folder, shown on cards.'),
  link: z
    .discriminatedUnion('type', [docLink, generatedIndexLink])
    .nullable()
    .optional()
    .describe('What the label leads to: a doc, a generated index, or nothing (null).'),
});

export type CategoryData = z.output<typeof categorySchema>;
