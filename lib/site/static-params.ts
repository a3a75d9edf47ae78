/** Name of the page a route exports when it has no pages of its own; the build takes it out again (lib/publish/prune.ts). */
export const emptyRouteName = 'no-pages-here';

/**
 * Parameters for generateStaticParams of the route of all pages. A static export refuses a route without any page: it then gets
 * one that is removed after the export. Development never asks for them (next.config.mjs).
 * @param list finds the routes, each with its first slash
 */
export async function routeParams(list: () => Promise<readonly string[]>): Promise<{ route: string[] }[]> {
  const routes = await list();
  return (routes.length > 0 ? routes : [`/${emptyRouteName}`]).map((route) => ({ route: route.slice(1).split('/') }));
}
