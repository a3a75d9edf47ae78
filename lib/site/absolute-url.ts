import type { SiteConfig } from '../../schema/site';

export type SiteAddress = Pick<SiteConfig, 'url' | 'basePath'>;

/**
 * Full address of a route or file. The home page keeps its slash, because hosts redirect to it.
 * @param route without the base path, with a leading slash
 */
export function absoluteUrl({ url, basePath }: SiteAddress, route: string): string {
  return new URL(`${basePath}${route}`, url).href;
}
