import { documentsOf } from './documents';
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
  return suggestions.map((route) => {
    if (listed.has(route)) return route;
    const path = documentsOf(standard).find(({ permalink }) => permalink === route)?.path;
    return documentsOf(own).find((document) => document.path === path)?.permalink ?? route;
  });
}
