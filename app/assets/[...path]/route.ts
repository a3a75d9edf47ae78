import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetMediaType, listAssets } from '@/lib/content/assets';
import { contentDir } from '@/lib/content/store';
import { catchAllParams } from '@/lib/static-params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return catchAllParams(
    'path',
    listAssets(contentDir).map((path) => path.split('/')),
  );
}

/** Files that lie beside documents. Only those listed above exist, so the path cannot leave the content folder. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = (await params).path.map(decodeURIComponent).join('/');
  if (!listAssets(contentDir).includes(path)) return new Response('Not found', { status: 404 });
  return new Response(readFileSync(join(contentDir, path)), {
    headers: { 'content-type': assetMediaType(path) ?? '' },
  });
}
