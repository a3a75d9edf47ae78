/** Part of the path of every translation. */
const mark = '/docusaurus-plugin-content-';

/** The same for `not_like`, which adds no wildcards, unlike `like`. */
export const likeTranslations = `%${mark}%`;

/** Filter of a list for a language; none for all languages. */
export function languageCondition(code: string | undefined, isDefault: boolean): [name: string, value: string][] {
  if (code === undefined) return [];
  const [operator, value] = isDefault ? ['not_like', likeTranslations] : ['like', `i18n/${code}${mark}`];
  return [[`where[or][0][and][0][path][${operator}]`, value ?? '']];
}

/** Address of a list with a filter, keeping the search words of its present parameters. */
export function listAddress(at: string, condition: readonly [string, string][], asked: URLSearchParams): string {
  const search = asked.get('search');
  const query = new URLSearchParams([...condition, ...(search ? [['search', search]] : [])]).toString();
  return query === '' ? at : `${at}?${query}`;
}
