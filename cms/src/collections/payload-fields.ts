import type { Field, FieldHook } from 'payload';
import { fieldProblem } from '../../../lib/cms/editor/field-problem';
import type { CollectionModel } from '../../../lib/cms/entries/collections';
import { cmsFieldName, type FieldModel } from '../../../lib/cms/entries/field-model';
import type { FieldValue } from '../../../lib/cms/entries/field-values';

function describe({ kind, description, nullable, deprecated }: FieldModel): string {
  const how = [
    kind === 'yaml' && 'Written as YAML.',
    nullable && 'Write null for none.',
    deprecated && 'Kept for old content; use authors instead.',
  ].filter((line) => line !== false);
  return [description, ...how].join(' ');
}

/** Label of a field in the CMS. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** What stands in fields of YAML before anybody writes there. */
const examples: Readonly<Record<string, string>> = {
  socials: 'github: ada',
  page: 'true',
  link: 'type: generated-index',
  customProps: 'badge: new',
  sidebar_custom_props: 'badge: new',
};

/** Requests may send the value itself. Databases would store `true` as 1, and a list as its items. JSON is YAML. */
const asYaml: FieldHook = ({ value }) =>
  typeof value === 'string' || value === undefined || value === null ? value : JSON.stringify(value);

/** The field of the CMS for a field of the schema: same name, type, values, default, description and validation. */
export function payloadField(collection: CollectionModel, model: FieldModel): Field {
  const validate = (value: unknown): true | string => fieldProblem(collection, model, value as FieldValue) ?? true;
  const base = {
    name: cmsFieldName(model.name),
    label: labelOf(model.name),
    admin: { description: describe(model) },
  };
  switch (model.kind) {
    case 'text':
      return { ...base, type: 'text', validate };
    case 'list':
      return {
        ...base,
        type: 'text',
        hasMany: true,
        validate,
        admin: {
          ...base.admin,
          placeholder: 'Type, and press Enter',
          components: { Field: '/src/components/entry/list-field#ListField' },
          ...((model.name === 'authors' || model.name === 'tags') && { custom: { known: model.name } }),
        },
      };
    case 'number':
      return { ...base, type: 'number', validate };
    case 'checkbox':
      return { ...base, type: 'checkbox', defaultValue: model.fallback === true, validate };
    case 'select':
      return {
        ...base,
        type: 'select',
        options: model.options.map((value) => ({ label: value, value })),
        defaultValue: String(model.fallback),
        validate,
      };
    case 'yaml':
      return {
        ...base,
        type: 'textarea',
        validate,
        admin: { ...base.admin, ...(examples[model.name] && { placeholder: `Such as ${examples[model.name]}` }) },
        hooks: { beforeValidate: [asYaml] },
      };
    case 'group': {
      const group: CollectionModel = { ...collection, schema: collection.schema, fields: model.members };
      return {
        ...base,
        type: 'group',
        fields: model.members.map(
          (member) => ({ ...payloadField(group, member), validate: memberCheck(collection, model, member) }) as Field,
        ),
      };
    }
  }
}

/** The schema of a group validates its members. */
function memberCheck(collection: CollectionModel, group: FieldModel, member: FieldModel) {
  return (value: unknown): true | string =>
    fieldProblem(collection, group, { [member.name]: value as FieldValue }) ?? true;
}
