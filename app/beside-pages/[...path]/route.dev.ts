import { readFileSync } from 'node:fs';
import { assetFile, assetMediaType } from '@/lib/content/files/assets';
import { mdxContextsOf } from '@/lib/content/links/mdx-context';
import { editions } from '@/lib/content/model/edition';
import { contentDir } from '@/lib/content/snapshot/store';
import { filesBesidePages } from '@/lib/publish/files-beside-pages';
import { markdownPages } from '@/lib/publish/markdown-pages';
import { markdownRoute } from '@/lib/site/markdown-address';

const mediaTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml',
};

function answer(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } });
}

/** How a file of the site is made, which a build writes into the export. */
function makerOf(path: string): (() => string | Promise<string>) | undefined {
  const all = editions();
  const pages = () => all.flatMap((edition) => markdownPages({ ...edition, contexts: mdxContextsOf(edition) }));
  if (path.endsWith('.md')) return pages().find(({ route }) => markdownRoute(route) === `/${path}`)?.markdown;
  return filesBesidePages({ editions: all, contextsOf: mdxContextsOf }).get(path);
}

/** A file beside the pages while their author works on them. Only development has this route (next.config.mjs). */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = (await params).path.map(decodeURIComponent).join('/');
  const asset = path.startsWith('assets/') ? assetFile(contentDir, path.slice('assets/'.length)) : undefined;
  if (asset !== undefined) return answer(new Uint8Array(readFileSync(asset)), assetMediaType(asset) ?? '');
  const make = makerOf(path);
  if (!make) return new Response('Not found', { status: 404 });
  return answer(await make(), mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain');
}
