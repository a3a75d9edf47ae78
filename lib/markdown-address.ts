import { basePath } from './urls';

/**
 * Address of a page as Markdown, base path included.
 * @param route of the page without the base path; `.html` and slashes at its end are ignored
 */
export function markdownAddress(route: string): string {
  return `${basePath}${route.replace(/(\/index)?\.html$|\/+$/, '')}.md`;
}
