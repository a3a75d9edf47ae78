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
