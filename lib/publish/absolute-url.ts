import type { SiteConfig } from '../../schema/site';

/** What addresses are made of. */
export type SiteAddress = Pick<SiteConfig, 'url' | 'basePath'>;

/**
 * Full address of a route or a file of the site. The home page keeps its slash: hosts send the folder of a site there.
 * @param route without the base path, with a leading slash
 */
export function absoluteUrl({ url, basePath }: SiteAddress, route: string): string {
  return new URL(`${basePath}${route}`, url).href;
}
