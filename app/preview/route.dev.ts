import { editions } from '@/lib/content/model/edition';
import { withBasePath } from '@/lib/site/urls';

/** Leads from a file of the CMS to its page: the CMS knows files, the site their addresses. Only development has this route. */
export function GET(request: Request) {
  const file = new URL(request.url).searchParams.get('file');
  const page = editions()
    .flatMap(({ content }) => [...content.versions.flatMap(({ docs }) => docs), ...content.pages, ...content.posts])
    // Of an original every language has a page.
    .find((document) => (document.file ?? document.path) === file);
  if (page) return new Response(null, { status: 307, headers: { location: withBasePath(page.permalink) } });
  // Asked again each second, by a page of the CMS that shows this.
  const headers = { refresh: '1', 'content-type': 'text/plain; charset=utf-8' };
  return new Response('This entry has no page yet. A moment after it is saved, it has.', { status: 404, headers });
}
