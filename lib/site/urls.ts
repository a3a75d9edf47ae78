/** Base path of the site, empty for the root. Inlined by the bundler; scripts read it from the site configuration. */
export const basePath = process.env['NEXT_PUBLIC_BASE_PATH'] ?? '';

/** A route or a file of public/ with a base path in front. */
export function withBase(route: string, base: string): string {
  return route === '/' ? base || '/' : `${base}${route}`;
}

/** The same with the base path of the site. */
export function withBasePath(route: string): string {
  return withBase(route, basePath);
}
