import { readFileSync } from 'node:fs';
import { assetFile, assetMediaType, listAssets } from '@/lib/content/files/assets';
import { contentDir } from '@/lib/content/snapshot/store';
import { catchAllParams } from '@/lib/site/static-params';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return catchAllParams('path', () => listAssets(contentDir).map((path) => path.split('/')));
}

/** Files that lie beside documents, never what lies elsewhere. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = (await params).path.map(decodeURIComponent).join('/');
  const file = assetFile(contentDir, path);
  if (file === undefined) return new Response('Not found', { status: 404 });
  return new Response(readFileSync(file), {
    headers: { 'content-type': assetMediaType(path) ?? '' },
  });
}
