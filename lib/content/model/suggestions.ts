import { documentsOf } from './documents';
import type { Content } from './load-content';

/**
 * Suggestions of the search in a language. The configuration names pages by their routes in the default language.
 * @param listed routes in the search index of the language; untranslated pages have the routes of their originals
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
