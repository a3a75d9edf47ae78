import { basePath } from './urls';

/** Route of a page as Markdown, which ends in .md. That of the home page is /index.md. */
export function markdownRoute(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

/**
 * Address of a page as Markdown, base path included.
 * @param route of the page without the base path; `.html` and slashes at its end are ignored
 */
export function markdownAddress(route: string): string {
  return basePath + markdownRoute(route.replace(/(\/index)?\.html$|\/+$/, '') || '/');
}
