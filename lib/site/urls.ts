/** Base path of the site, empty for the root. Inlined by the bundler; scripts read it from the site configuration. */
export const basePath = process.env['NEXT_PUBLIC_BASE_PATH'] ?? '';

/** Prefixes a route or a file under public/ with the base path. */
export function withBasePath(route: string): string {
  return route === '/' ? basePath || '/' : `${basePath}${route}`;
}
