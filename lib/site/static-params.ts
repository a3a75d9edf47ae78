/** Name of the page a route exports when it has no pages of its own; the build takes it out again (lib/publish/prune.ts). */
export const emptyRouteName = 'no-pages-here';

/**
 * Parameters for generateStaticParams of the route of all pages. A static export refuses a route without any page: it then gets
 * one that is removed after the export. In development there are none, where any address is rendered when it is asked for:
 * Next would note them in `.next/dev/prerender-manifest.json`, without a lock, and two pages that are first asked for at once
 * leave a file nobody can read. Every page fails then until the server is restarted.
 * @param list finds the routes, each with its first slash
 */
export async function routeParams(list: () => Promise<readonly string[]>): Promise<{ route: string[] }[]> {
  if (process.env.NODE_ENV === 'development') return [];
  const routes = await list();
  return (routes.length > 0 ? routes : [`/${emptyRouteName}`]).map((route) => ({ route: route.slice(1).split('/') }));
}
