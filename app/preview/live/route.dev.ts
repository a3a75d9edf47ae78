import { liveScript } from '@/lib/dev/live-script';
import { withBasePath } from '@/lib/site/urls';

/** The script that updates a preview page from the editor. In development only. */
export function GET() {
  const script = liveScript({ cms: process.env['PREVIEW_CMS'] ?? '', address: withBasePath('/preview/live') });
  return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}

/** Receives what an editor writes from a preview page. Pages of other sites may not send JSON here. */
export async function POST(request: Request) {
  const address = process.env['PREVIEW_LIVE'];
  if (!address || request.headers.get('content-type') !== 'application/json')
    return new Response(null, { status: 400 });
  const { status } = await fetch(address, { method: 'POST', body: await request.text() });
  return new Response(null, { status });
}
