const pageSuffix = /(\/index)?\.html$|\/index$|\/+$/;

/**
 * Address a static page really has, for the other spellings under which hosts and old links know it: `/x/`,
 * `/x.html`, `/x/index.html`. Undefined where the spelling is the page's own, or leads to no page.
 * @param isPage whether a page answers at an address without suffix
 */
export function canonicalPath(pathname: string, isPage: (path: string) => boolean): string | undefined {
  if (!pageSuffix.test(pathname)) return undefined;
  // One leading slash only: `//host/` in a Location header would leave this server.
  const bare = pathname.replace(pageSuffix, '').replace(/^\/+/, '/');
  const path = bare === '' ? '/' : bare;
  return path !== pathname && isPage(path) ? path : undefined;
}
