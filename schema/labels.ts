import * as z from 'zod';

/** A file of translated labels as Docusaurus writes it, such as current.json or navbar.json below i18n/. */
export const labelsSchema = z
  .record(z.string(), z.looseObject({ message: z.string().describe('The label in the language.') }))
  .describe('Name of a label → its translation.');
