import { sidebarTree } from '@/lib/content/sidebar-window';
import { content } from '@/lib/content/store';
import { staticParams } from '@/lib/static-params';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return staticParams(() => content().versions.map(({ name }) => ({ file: `${name}.json` })));
}

/** The whole sidebar of a docs version, fetched once by the browser. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const version = content().versions.find(({ name }) => `${name}.json` === file);
  return Response.json(version ? sidebarTree(version.sidebar) : []);
}
