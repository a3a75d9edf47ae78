import kebabCase from 'lodash-es/kebabCase.js';

/** An address without `.html` and `/index.html` at its end: hosts and browsers treat both as spellings of the page. */
export function withoutHtml(path: string): string {
  return path.replace(/(?:\/index)?\.html$/i, '');
}

/** Joins parts of addresses into a route: one slash between parts, none at the end and no `.html`, `.` and `..` resolved. */
export function joinRoute(...parts: readonly string[]): string {
  const resolved: string[] = [];
  for (const part of parts.join('/').split('/')) {
    if (part === '..') resolved.pop();
    else if (part !== '' && part !== '.') resolved.push(part);
  }
  return withoutHtml(`/${resolved.join('/')}`) || '/';
}

/** Whether a route lies at or below another one. */
export function isRouteBelow(root: string, route: string): boolean {
  return route === root || route.startsWith(root === '/' ? '/' : `${root}/`);
}

/** Last part of the address of a tag or an author without an address of its own, from its name or key, as in Docusaurus. */
export function nameAddress(name: string): string {
  return kebabCase(name) || name;
}
