import { belowBase, decodeAddress } from '../../site/urls';

interface Site {
  /** Origin, such as https://example.com. */
  url?: string;
  /** `` or a path such as /handbook. */
  basePath: string;
}

/** Path of a full address below the base path of this site, with a leading slash; undefined for other places. */
export function ownPath(address: string, { url, basePath }: Site): string | undefined {
  if (!url || !URL.canParse(address, url)) return undefined;
  const { protocol, host, pathname } = new URL(address, url);
  if (!/^https?:$/.test(protocol) || host !== new URL(url).host) return undefined;
  const below = belowBase(pathname, basePath);
  return below && decodeAddress(below);
}
