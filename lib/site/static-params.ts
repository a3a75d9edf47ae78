/** Name of the page a route exports when it has no pages of its own; the build takes it out again (lib/publish/prune.ts). */
export const emptyRouteName = 'no-pages-here';

/**
 * Pages of a route for generateStaticParams; none in development, where any address is rendered when it is asked for.
 * Next would note them in `.next/dev/prerender-manifest.json`, without a lock: two routes that are first asked for
 * at once leave a file nobody can read, and every page fails until the server is restarted.
 */
export async function staticParams<Params>(list: () => Params[] | Promise<Params[]>): Promise<Params[]> {
  return process.env.NODE_ENV === 'development' ? [] : list();
}

/**
 * Parameters for generateStaticParams. A static export refuses a route without any page, but a site without blog posts
 * or standalone pages is a fine site: such a route gets one page that is removed after the export.
 * @param key name of the route parameter; a catch-all one
 * @param routes finds the segments of each page
 */
export function catchAllParams<Key extends string>(
  key: Key,
  routes: () => readonly string[][] | Promise<readonly string[][]>,
): Promise<Record<Key, string[]>[]> {
  return staticParams(async () => {
    const known = await routes();
    const params = known.length > 0 ? known : [[emptyRouteName]];
    return params.map((segments) => ({ [key]: segments }) as Record<Key, string[]>);
  });
}
