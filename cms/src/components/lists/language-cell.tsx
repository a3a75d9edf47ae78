import { splitTranslation } from '../../../../lib/content/files/translations';

/** Language of an entry in a list: the code of a translation, nothing for an original. */
export function LanguageCell({ rowData }: { rowData?: { path?: unknown } }) {
  const path = rowData?.path;
  return <span>{typeof path === 'string' ? splitTranslation(path)?.locale : ''}</span>;
}
