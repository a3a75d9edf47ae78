import { cmsFieldName } from '../../../lib/cms/entries/field-names';

/**
 * What a translator writes anew, and what the file is read by. All else is that of the original as long as the translation
 * does not say it itself: a copy of it would stay behind when the original changes.
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
 * A draft of a translation: the text of the original, to be written over.
 * @param path of the translation
 */
export function translationDraft(original: Readonly<Record<string, unknown>>, path: string): Record<string, unknown> {
  const names = ['body', ...copied.map(cmsFieldName)].filter((name) => original[name] != null);
  return { path, _status: 'draft', ...Object.fromEntries(names.map((name) => [name, original[name]])) };
}
