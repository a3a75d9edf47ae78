import { attempt } from '../report/attempt';
import { basePath, belowBase } from './urls';

const assetName = /\.[a-z\d]+$/i;

/**
 * Route, query and hash for the router; null if the browser should follow the address itself: another site, a path outside
 * of the base path, a file, a hash on the current page, or a path or hash that is no valid text, which the router cannot
 * handle. `.html` and `/index.html` endings are removed.
 */
export function internalRoute(href: string, current: string, base = basePath): string | null {
  const url = new URL(href, current);
  const here = new URL(current);
  const below = belowBase(url.pathname, base);
  if (url.origin !== here.origin || below === undefined) return null;
  if (attempt(() => decodeURIComponent(url.pathname + url.hash), null) === null) return null;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return null;
  const path = below.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  return assetName.test(path) ? null : `${path}${url.search}${url.hash}`;
}
