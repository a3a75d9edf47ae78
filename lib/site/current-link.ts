import type { ShownLink } from '../../schema/link';

/** Routes of the site that a link leads to, in every version of the docs. */
function routesOf(link: ShownLink): string[] {
  if (!('to' in link)) return [];
  return [link.to.replace(/(?<=.)\/?(?:[?#].*)?$/, ''), ...Object.values(link.versions ?? {})];
}

/** Whether a link leads to this very page. */
export function isThisPage(link: ShownLink, route: string): boolean {
  return routesOf(link).includes(route);
}

/**
 * The link of the navbar that leads to a page, else the one whose section holds the page and little else.
 * @param route of the page, in the default language
 */
export function currentLink(links: readonly ShownLink[], route: string): ShownLink | undefined {
  let [best, length]: [ShownLink | undefined, number] = [undefined, 0];
  for (const link of links) {
    if (isThisPage(link, route)) return link;
    for (const folder of [...routesOf(link), ...(('to' in link && link.sections) || [])])
      if (folder.length > length && (route === folder || route.startsWith(`${folder}/`)))
        [best, length] = [link, folder.length];
  }
  return best;
}
