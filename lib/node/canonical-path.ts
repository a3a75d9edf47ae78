const pageSuffix = /(\/index)?\.html$|\/index$|\/+$/;

/**
 * The address of a static page, for other spellings in hosts and old links: `/x/`, `/x.html`, `/x/index.html`. Undefined
 * for the right spelling, or without a page.
 * @param isPage whether there is a page at an address without suffix
 */
export function canonicalPath(pathname: string, isPage: (path: string) => boolean): string | undefined {
  if (!pageSuffix.test(pathname)) return undefined;
  // Only one leading slash: `//host/` in a Location header would lead to another server.
  const bare = pathname.replace(pageSuffix, '').replace(/^\/+/, '/');
  const path = bare === '' ? '/' : bare;
  return path !== pathname && isPage(path) ? path : undefined;
}
