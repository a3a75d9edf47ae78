import { editions } from '@/lib/content/model/edition';
import { sidebarTree } from '@/lib/content/sidebar/sidebar-window';
import { emptyRouteName, staticParams } from '@/lib/site/static-params';

export const dynamic = 'force-static';

function sidebars() {
  return editions().flatMap(({ content }) => content.versions.flatMap((version) => version.sidebars));
}

export function generateStaticParams() {
  return staticParams(() => {
    const files = sidebars().map(({ file }) => `${file}.json`);
    return (files.length > 0 ? files : [emptyRouteName]).map((file) => ({ file }));
  });
}

/** A whole sidebar, fetched once by the browser. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const sidebar = sidebars().find((candidate) => `${candidate.file}.json` === decodeURIComponent(file));
  return Response.json(sidebarTree(sidebar?.items ?? []));
}
