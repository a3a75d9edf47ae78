import type { Content } from '../model/load-content';

/** More places than this are no section that a reader would recognise, and every page would carry them. */
const most = 20;

/** The highest folders that hold routes of the first list and none of the second. */
function foldersOf(routes: readonly string[], others: readonly string[], folder = ''): string[] {
  if (others.length === 0) return [folder];
  const inner = new Set(
    routes.filter((route) => route !== folder).map((route) => route.split('/', folder.split('/').length + 1).join('/')),
  );
  return [...inner].flatMap((part) => {
    const below = (route: string) => route === part || route.startsWith(`${part}/`);
    return foldersOf(routes.filter(below), others.filter(below), part);
  });
}

/**
 * Where the pages of the sidebar are that a link leads into, in every version of the docs: routes with all that is below them.
 * Pages of other sidebars are not below them, nor are posts. Empty where that would take many routes.
 * @param routes that the link leads to, one for each version
 */
export function linkSections({ versions, posts, pages, blogRoot }: Content, routes: readonly string[]): string[] {
  const [found] = versions.flatMap(({ docsId, places }) =>
    routes.map((route) => ({ docsId, name: places.get(route)?.sidebar.name })).filter(({ name }) => name !== undefined),
  );
  if (!found) return [];
  const own: string[] = [];
  const others = [blogRoot, ...[...posts, ...pages].map(({ permalink }) => permalink)];
  for (const { docsId, places } of versions)
    for (const [route, { sidebar }] of places)
      (docsId === found.docsId && sidebar.name === found.name ? own : others).push(route);
  const folders = foldersOf(own, others);
  return folders.length > most ? [] : folders;
}
