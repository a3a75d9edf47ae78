import type { Content } from './load-content';

/**
 * Suggestions of the search in a language: the configuration names each page once, by its route in the default one.
 * @param listed routes that the search of the language knows; what is not translated has that of its original
 * @param standard content in the default language
 * @param own content in the language
 */
export function localSuggestions(
  suggestions: readonly string[],
  listed: ReadonlySet<string>,
  standard: Content,
  own: Content,
): string[] {
  const documents = (content: Content) => [
    ...content.versions.flatMap((version) => version.docs),
    ...content.pages,
    ...content.posts,
  ];
  return suggestions.map((route) => {
    if (listed.has(route)) return route;
    const path = documents(standard).find(({ permalink }) => permalink === route)?.path;
    return documents(own).find((document) => document.path === path)?.permalink ?? route;
  });
}
