import type { FieldDefs } from 'contentlayer2/source-files';
import * as z from 'zod';

const scalarTypes = ['string', 'number', 'boolean'] as const;

function unwrap(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable
    ? unwrap(field.unwrap())
    : field;
}

/**
 * Contentlayer's definitions for the fields of a schema. What it would check worse than the content check passes as
 * JSON, and nothing is required, because it would drop the document without a word.
 */
export function contentlayerFields(schema: z.ZodObject): FieldDefs {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const nullable = z.safeParse(field, null).success;
      const type = nullable ? undefined : scalarTypes.find((scalar) => scalar === unwrap(field)._zod.def.type);
      return [name, { type: type ?? 'json', description: z.globalRegistry.get(field)?.description ?? name }];
    }),
  );
}
