import { mdxContextOf } from '@/lib/content/links/mdx-context';
import { editionAt } from '@/lib/content/model/edition';
import { markdownPages } from '@/lib/publish/markdown-pages';
import { markdownRoute } from '@/lib/site/markdown-address';

/** A page as Markdown while its author works on it. Only development has this route (next.config.mjs). */
export async function GET(_request: Request, { params }: { params: Promise<{ route: string[] }> }) {
  const address = `/${(await params).route.map(decodeURIComponent).join('/')}`;
  const edition = editionAt(address);
  const contexts = (path: string, permalink: string) => mdxContextOf(edition, { path, permalink });
  const page = markdownPages({ ...edition, contexts }).find(({ route }) => markdownRoute(route) === `${address}.md`);
  if (!page) return new Response('Not found', { status: 404 });
  return new Response(page.markdown(), { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}
