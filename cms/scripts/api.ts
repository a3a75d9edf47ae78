import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { getPayload, handleEndpoints } from 'payload';
import { resumeDeploys } from '../src/deploy/deploy-hook';
import { guarded } from '../src/guard';

// The REST API without the admin pages, on a migrated database: what tests and benches talk to.
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

const server = createServer();
// Longer than clients keep idle connections, so that none sends into one that is closing.
server.keepAliveTimeout = 60_000;
const port = await new Promise<number>((done) => {
  const wanted = Number(process.env['PORT'] ?? 3333);
  server.listen(wanted, () => {
    const address = server.address();
    done(typeof address === 'object' && address ? address.port : wanted);
  });
});
// The configuration asks for the address of the CMS, which is known only now where the system chose the port.
process.env['PORT'] = String(port);
const { default: config } = await import('../payload.config');
const resolved = await config;
const payload = await getPayload({ config: resolved });
resumeDeploys(payload);
server.on('request', async (incoming, outgoing) => {
  const response = await guarded(toRequest(incoming), (request) => handleEndpoints({ config: resolved, request }));
  const cookies = response.headers.getSetCookie();
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
// Pages note what is scheduled by a function of Next's server. Here whoever started this process does.
process.on('message', ({ waitUntil, ...input }: { waitUntil: string }) => {
  void payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(waitUntil) });
});
process.stdout.write(`Listening on http://localhost:${port}/api\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
