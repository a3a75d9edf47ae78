import { cmsFieldName } from '../../../lib/cms/entries/field-model';

/** Keys that translators write, or that decide how the file is read. Copies of the others would become outdated. */
const copied = [
  'title',
  'title_meta',
  'description',
  'keywords',
  'sidebar_label',
  'pagination_label',
  'format',
  'label',
  'link',
];

/** A draft of a translation at a path, with the text of the original. */
export function translationDraft(original: Readonly<Record<string, unknown>>, path: string): Record<string, unknown> {
  const names = ['body', ...copied.map(cmsFieldName)].filter((name) => original[name] != null);
  return { path, _status: 'draft', ...Object.fromEntries(names.map((name) => [name, original[name]])) };
}
