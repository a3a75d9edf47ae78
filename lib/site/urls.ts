import { attempt } from '../report/attempt';

/** Base path of the site; empty for the root. The bundler inlines it. Scripts read it from the site configuration. */
export const basePath = process.env['NEXT_PUBLIC_BASE_PATH'] ?? '';

/** Adds a base path to a route or a file of public/. */
export function withBase(route: string, base: string): string {
  return route === '/' ? base || '/' : `${base}${route}`;
}

/** Adds the base path of the site. */
export function withBasePath(route: string): string {
  return withBase(route, basePath);
}

/**
 * Removes the base path from a path: `/docs` of `/handbook/docs`. Undefined for a path that is not below it.
 * @param base `` or a path such as /handbook
 */
export function belowBase(path: string, base: string): string | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return path.slice(base.length) || '/';
}

/** Whether an address is outside of the site: it has a scheme, or names a host. */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

/** Decodes a part of an address. Text that is not encoded correctly, such as a single %, stays as it is. */
export function decodeAddress(text: string): string {
  return attempt(() => decodeURIComponent(text), text);
}

/** Prefix of a path below the base path that is not checked. */
export const unchecked = /^pathname:\/\/\/*/;

/** Query parameter with the words to highlight on the page. */
export const highlightParameter = 'highlight';
