import { liveScript } from '@/lib/dev/live-script';
import { withBasePath } from '@/lib/site/urls';

/** The script that makes a page of the preview follow the editor beside it. Only development has this route. */
export function GET() {
  const script = liveScript({ cms: process.env['PREVIEW_CMS'] ?? '', address: withBasePath('/preview/live') });
  return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

/** Takes what an editor writes from a page of the preview. Pages of other sites may not send JSON here. */
export async function POST(request: Request) {
  const address = process.env['PREVIEW_LIVE'];
  if (!address || request.headers.get('content-type') !== 'application/json')
    return new Response(null, { status: 400 });
  const { status } = await fetch(address, { method: 'POST', body: await request.text() });
  return new Response(null, { status });
}
