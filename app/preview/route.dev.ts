import { documentsOf } from '@/lib/content/model/documents';
import { editions } from '@/lib/content/model/edition';
import { withBasePath } from '@/lib/site/urls';

/** Redirects from a file of the CMS to its page, because the CMS only knows files. In development only. */
export function GET(request: Request) {
  const file = new URL(request.url).searchParams.get('file');
  const page = editions()
    .flatMap(({ content }) => documentsOf(content))
    // Every language has a page of an original.
    .find((document) => (document.file ?? document.path) === file);
  if (page) return new Response(null, { status: 307, headers: { location: withBasePath(page.permalink) } });
  // The page of the CMS that shows this reloads it each second.
  const headers = { refresh: '1', 'content-type': 'text/plain; charset=utf-8' };
  return new Response('This entry has no page yet. A moment after it is saved, it has.', { status: 404, headers });
}
