/**
 * A path without the base path of the site: `/docs` of `/handbook/docs`. Undefined for one that is not below it.
 * @param base `` or a path such as /handbook
 */
export function belowBase(path: string, base: string): string | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return path.slice(base.length) || '/';
}
