import { getNavigationBuildId } from 'next/dist/client/navigation-build-id';
import { belowBase } from './below-base';
import { basePath } from './urls';

const treeFile = '/__next._tree.txt';

/** Bits of Next's PrefetchHint: the layout of all pages, and that a page comes with what is around it. */
const hints = { root: 16 + 64, route: 32 + 64, page: 32 + 128 };

/**
 * What the router asks before it fetches a page ahead: of what parts it is made. Here every page is made of the same, and only
 * its route is another (`app/[[...route]]`).
 * @param address what the router asks for
 * @returns the answer, in rows of React's stream; undefined for another question
 */
export function routeTreeAt({ pathname }: URL): Response | undefined {
  if (!pathname.endsWith(treeFile)) return undefined;
  const route = belowBase(pathname.slice(0, -treeFile.length), basePath)?.slice(1) ?? '';
  return new Response(`2:[["children",{"s":"__PAGE__","h":${hints.page}}]]
1:[["children",{"s":{"n":"route","t":"oc","k":${JSON.stringify(route)},"s":[]},"h":${hints.route},"c":"$Q2"}]]
0:{"b":"${getNavigationBuildId()}","t":{"t":{"s":"","h":${hints.root},"c":"$Q1"}}}
`);
}
