import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { getPayload, handleEndpoints } from 'payload';
import config from '../payload.config';

// The REST API without the admin pages, on a migrated database: what tests and benches talk to.
const port = Number(process.env['PORT'] ?? 3333);
const resolved = await config;
const payload = await getPayload({ config: resolved });
await payload.db.migrate();

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const body =
    method === 'GET' || method === 'HEAD' ? undefined : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: pairs,
    ...(body && { body: body as unknown as BodyInit, duplex: 'half' }),
  } as RequestInit);
}

const server = createServer(async (incoming, outgoing) => {
  const response = await handleEndpoints({ config: resolved, request: toRequest(incoming) });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});

// Longer than clients keep idle connections, so that none sends into one that is closing.
server.keepAliveTimeout = 60_000;
server.listen(port, () => {
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`Listening on http://localhost:${bound}/api\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
