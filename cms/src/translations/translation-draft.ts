import { cmsFieldName } from '../../../lib/cms/entries/field-model';

/**
 * Keys that translators write, and keys that decide how the file is read. The others come from the original: copies of them
 * would become outdated.
 */
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

/**
 * A draft of a translation with the text of the original.
 * @param path of the translation
 */
export function translationDraft(original: Readonly<Record<string, unknown>>, path: string): Record<string, unknown> {
  const names = ['body', ...copied.map(cmsFieldName)].filter((name) => original[name] != null);
  return { path, _status: 'draft', ...Object.fromEntries(names.map((name) => [name, original[name]])) };
}
