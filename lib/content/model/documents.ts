import type { Doc, Page, Post } from '../types';
import type { Content } from './load-content';

/** Every document of a site in one language: docs of all versions, pages and posts. */
export function documentsOf({
  versions,
  pages,
  posts,
}: Pick<Content, 'versions' | 'pages' | 'posts'>): (Doc | Page | Post)[] {
  return [...versions.flatMap(({ docs }) => docs), ...pages, ...posts];
}
