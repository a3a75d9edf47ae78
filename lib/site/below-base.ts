/**
 * Removes the base path from a path: `/docs` of `/handbook/docs`. Undefined for a path that is not below it.
 * @param base `` or a path such as /handbook
 */
export function belowBase(path: string, base: string): string | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return path.slice(base.length) || '/';
}
