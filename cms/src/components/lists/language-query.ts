/** What the path of every translation has in it. */
const mark = '/docusaurus-plugin-content-';

/** The same as `not_like` takes it: unlike `like`, it adds no wildcards. */
export const likeTranslations = `%${mark}%`;

/** The condition that a list has for a language; none for all. */
export function languageCondition(code: string | undefined, isDefault: boolean): [name: string, value: string][] {
  if (code === undefined) return [];
  const [operator, value] = isDefault ? ['not_like', likeTranslations] : ['like', `i18n/${code}${mark}`];
  return [[`where[or][0][and][0][path][${operator}]`, value ?? '']];
}

/**
 * Address that shows a condition and keeps the words that are searched for.
 * @param asked what the address of the list asks for now
 */
export function listAddress(at: string, condition: readonly [string, string][], asked: URLSearchParams): string {
  const search = asked.get('search');
  const query = new URLSearchParams([...condition, ...(search ? [['search', search]] : [])]).toString();
  return query === '' ? at : `${at}?${query}`;
}
