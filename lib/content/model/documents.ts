import { withBase } from '../../site/urls';
import type { Doc, Page, Post } from '../types';
import type { Content } from './load-content';
import type { Edition } from './make-editions';

/** Every document of a site in one language: docs of all versions, pages and posts. */
export function documentsOf(content: Pick<Content, 'versions' | 'pages' | 'posts'>): (Doc | Page | Post)[] {
  return [...content.versions.flatMap(({ docs }) => docs), ...content.pages, ...content.posts];
}

export type ListedPage = ReturnType<typeof listPages>[number];

/** Every page readers may find: docs of all versions, standalone pages and posts, without unlisted ones. */
export function listPages({ content, site: { basePath } }: Edition) {
  return documentsOf(content)
    .filter((page) => !page.frontMatter.unlisted)
    .map(({ permalink, title, isOriginal }) => ({
      href: withBase(permalink, basePath),
      title,
      ...(isOriginal && { original: true as const }),
    }));
}

/**
 * Suggestions of the search in a language. The configuration names pages by their routes in the default language.
 * @param listed routes in the search index of the language; untranslated pages have the routes of their originals
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
