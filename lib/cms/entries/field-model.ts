import type * as z from 'zod';

/** How editors write a field: `list` for texts (or YAML in braces), `yaml` for everything without a simpler form. */
type FieldKind = 'text' | 'number' | 'checkbox' | 'select' | 'list' | 'yaml' | 'group';

/** A field of a schema, as a CMS needs it. */
export interface FieldModel {
  name: string;
  kind: FieldKind;
  description: string;
  options: readonly string[];
  members: readonly FieldModel[];
  fallback: unknown;
  /** Whether `null` has a meaning of its own. */
  nullable: boolean;
  deprecated: boolean;
  /** Validates a value and fills in the default. */
  parse(value: unknown): { success: boolean; data?: unknown };
}

type Schema = z.core.$ZodType;

/** The schema inside of optional, default and nullable, by their definitions, because a CMS may have its own copy of zod. */
function inner(schema: Schema): { schema: z.core.$ZodTypes; nullable: boolean } {
  let current = schema as z.core.$ZodTypes;
  let nullable = false;
  for (;;) {
    const { def } = current._zod;
    if (def.type !== 'optional' && def.type !== 'default' && def.type !== 'prefault' && def.type !== 'nullable')
      return { schema: current, nullable };
    nullable ||= def.type === 'nullable';
    current = def.innerType as z.core.$ZodTypes;
  }
}

function isText(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options.every(isText);
  return def.type === 'string';
}

function holdsText(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'string' || (def.type === 'union' && def.options.some(holdsText));
}

function isTextList(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return holdsText(def.element);
  return def.type === 'union' && def.options.some(isTextList);
}

function kindOf(schema: z.core.$ZodTypes): FieldKind {
  const { def } = schema._zod;
  if (isText(schema)) return 'text';
  if (isTextList(schema)) return 'list';
  if (def.type === 'number') return 'number';
  if (def.type === 'boolean') return 'checkbox';
  if (def.type === 'enum') return 'select';
  return def.type === 'object' ? 'group' : 'yaml';
}

function fieldModel(name: string, field: z.ZodType): FieldModel {
  const { schema, nullable } = inner(field);
  const { def } = schema._zod;
  const kind = kindOf(schema);
  const parsed = field.safeParse(undefined);
  return {
    name,
    kind,
    description: field.description ?? '',
    options: kind === 'select' && def.type === 'enum' ? Object.values(def.entries).map(String) : [],
    members: kind === 'group' && def.type === 'object' ? fieldModels(def.shape) : [],
    fallback: parsed.success ? parsed.data : undefined,
    nullable,
    deprecated: field.meta()?.['deprecated'] === true,
    parse: (value) => field.safeParse(value),
  };
}

/** The fields of a schema, in its order. */
export function fieldModels(shape: Readonly<Record<string, Schema>>): readonly FieldModel[] {
  return Object.entries(shape).map(([name, field]) => fieldModel(name, field as z.ZodType));
}

/** Name of a front matter field in the CMS, which reserves `id`. */
export function cmsFieldName(name: string): string {
  return name === 'id' ? 'doc_id' : name;
}
