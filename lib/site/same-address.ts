function withoutSuffix(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname.replace(/(\/index)?\.html$|\/+$/, '')}${search}`;
}

/** Whether two full addresses are spellings of the same page's: /x, /x/, /x.html, /x/index.html. Hashes do not count. */
export function isSameAddress(a: string, b: string): boolean {
  return withoutSuffix(a) === withoutSuffix(b);
}
