import { cmsAddress } from '../../lib/cms/cms-address';
import { assetMediaType } from '../../lib/content/files/assets';
import { refused } from './refused';

/** Somewhat more than the largest upload. */
const maxRequest = 30_000_000;

/** Refuses what is too large, and other origins, which could create the first account or log somebody in. */
function problemOf({ headers }: Request): Response | undefined {
  const address = cmsAddress(process.env);
  const origin = headers.get('origin');
  if (origin !== null && origin !== address)
    return refused(
      403,
      `This CMS takes requests from its own pages at ${address}. CMS_PUBLIC_URL says where these are.`,
    );
  if (headers.has('transfer-encoding')) return refused(411, 'The request has to say how long it is.');
  if (Number(headers.get('content-length') ?? 0) > maxRequest)
    return refused(413, `The request has more than ${maxRequest / 1e6} MB. Upload smaller files.`);
  return undefined;
}

function uploadOf({ url }: Request): string | undefined {
  return /\/api\/media\/file\/([^/]+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase();
}

/** The same request with its body read to the end. After an early answer the connection could take no other request. */
function readToEnd(request: Request): Request {
  const reader = request.body?.getReader();
  if (!reader) return request;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(to) {
      const { done, value } = await reader.read();
      if (done) to.close();
      else to.enqueue(value);
    },
    cancel() {
      const skip = async () => {
        while (!(await reader.read()).done);
      };
      // The sender may disconnect.
      void skip().catch(() => undefined);
    },
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  return new Request(request, { body, duplex: 'half' } as RequestInit);
}

/** Answers a request of the REST API from the CMS' own pages only. Uploads are sent with the media type of their ending. */
export async function guarded(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  const problem = problemOf(request);
  if (problem) return problem;
  const response = await answer(readToEnd(request));
  const headers = new Headers(response.headers);
  headers.set('x-content-type-options', 'nosniff');
  const upload = uploadOf(request);
  if (upload !== undefined) {
    headers.set('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:");
    if (response.ok) headers.set('content-type', assetMediaType(upload) ?? 'application/octet-stream');
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
