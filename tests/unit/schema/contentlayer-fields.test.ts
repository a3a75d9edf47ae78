import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { categorySchema } from '@/schema/category';
import { contentlayerFields } from '@/schema/contentlayer-fields';
import { docSchema } from '@/schema/doc';
import { pageSchema } from '@/schema/page';
import { postSchema } from '@/schema/post';

describe('contentlayerFields', () => {
  it('keeps the type of scalars, whatever is wrapped around them', () => {
    const schema = z.strictObject({
      text: z.string().describe('A text.'),
      many: z.number().int().min(1).default(1),
      yes: z.boolean().optional(),
    });
    expect(contentlayerFields(schema)).toEqual({
      text: { type: 'string', description: 'A text.' },
      many: { type: 'number', description: 'many' },
      yes: { type: 'boolean', description: 'yes' },
    });
  });

  it('passes everything else as JSON, null included', () => {
    const schema = z.strictObject({
      nullable: z.string().nullable().optional(),
      list: z.array(z.string()),
      choice: z.enum(['a', 'b']),
      either: z.union([z.string(), z.number()]),
      nested: z.strictObject({ a: z.string() }),
    });
    expect(Object.values(contentlayerFields(schema)).map((field) => ('type' in field ? field.type : field))).toEqual([
      'json',
      'json',
      'json',
      'json',
      'json',
    ]);
  });

  it.each([
    ['docs', docSchema],
    ['posts', postSchema],
    ['pages', pageSchema],
    ['categories', categorySchema],
  ])('defines every field of %s, requires none, and describes each in words', (_, schema) => {
    const fields = Object.entries(contentlayerFields(schema));
    expect(fields.map(([name]) => name)).toEqual(Object.keys(schema.shape));
    for (const [name, field] of fields) {
      expect(field).not.toHaveProperty('required');
      expect((field as { description: string }).description, name).toMatch(/ .*[.]$/);
    }
  });
});
