import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sign } from 'aws4';

export const s3Keys = { accessKeyId: 'of-a-test', secretAccessKey: 'of a bucket that is thrown away' };
export const s3Bucket = 'uploads';

interface Stored {
  bytes: Buffer;
  type: string;
}

/** Whether a request is signed with the keys: it is signed again, and both have to be the same. */
function isSigned({ method = 'GET', url = '/', headers }: IncomingMessage): boolean {
  const written = headers.authorization ?? '';
  const [, region = '', names = ''] =
    /Credential=[^/]+\/\d+\/([^/]+)\/s3\/.*SignedHeaders=([^,]+),/.exec(written) ?? [];
  const signed = Object.fromEntries(names.split(';').map((name) => [name, String(headers[name] ?? '')]));
  const again = sign({ method, path: url, service: 's3', region, headers: signed, host: headers.host ?? '' }, s3Keys);
  const signature = (text: unknown) => /Signature=([0-9a-f]{64})$/.exec(String(text))?.[1];
  return signature(written) !== undefined && signature(written) === signature(again.headers?.['Authorization']);
}

/** Body of a request; the SDK may send it in chunks that carry checksums. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  let rest = Buffer.concat(parts);
  if (!String(request.headers['content-encoding']).includes('aws-chunked')) return rest;
  const chunks: Buffer[] = [];
  for (;;) {
    const end = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.subarray(0, end).toString('latin1'), 16);
    if (!(size > 0)) return Buffer.concat(chunks);
    chunks.push(rest.subarray(end + 2, end + 2 + size));
    rest = rest.subarray(end + 4 + size);
  }
}

function give(request: IncomingMessage, response: ServerResponse, { bytes, type }: Stored): void {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const part = from === undefined ? bytes : bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': type,
    'content-length': part.length,
    etag: '"one"',
    ...(from !== undefined && {
      'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`,
    }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** A bucket in memory that is asked by S3's protocol, and by nobody without its keys. */
export async function startS3() {
  const objects = new Map<string, Stored>();
  let refused = 0;
  const server = createServer(async (request, response) => {
    const { method, url = '/', headers } = request;
    const bytes = await bodyOf(request);
    const fail = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    if (!isSigned(request)) {
      refused++;
      return fail(403, 'SignatureDoesNotMatch');
    }
    const { pathname } = new URL(url, 'http://localhost');
    if (!pathname.startsWith(`/${s3Bucket}/`)) return fail(404, 'NoSuchBucket');
    const key = decodeURIComponent(pathname.slice(s3Bucket.length + 2));
    const found = objects.get(key);
    if (method === 'PUT') {
      objects.set(key, { bytes, type: headers['content-type'] ?? 'application/octet-stream' });
      return response.writeHead(200, { etag: '"one"' }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    return found ? give(request, response, found) : fail(404, 'NoSuchKey');
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    objects,
    refused: () => refused,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
