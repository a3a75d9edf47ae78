/** Joins parts of addresses into a route: one slash between parts, none at the end, `.` and `..` resolved. */
export function joinRoute(...parts: readonly string[]): string {
  const resolved: string[] = [];
  for (const part of parts.join('/').split('/')) {
    if (part === '..') resolved.pop();
    else if (part !== '' && part !== '.') resolved.push(part);
  }
  return `/${resolved.join('/')}`;
}

/** Whether a route lies at or below another one. */
export function isRouteBelow(root: string, route: string): boolean {
  return route === root || route.startsWith(root === '/' ? '/' : `${root}/`);
}
