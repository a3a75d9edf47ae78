import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a proxy does to a request instead of passing it on; `pass` and nothing leave it alone. */
export type Fault = (
  url: string,
  count: number,
) => 'pass' | ((response: ServerResponse, pass: Pass) => Promise<void> | void) | undefined;

/** Answer of the CMS, to be spoiled. */
type Pass = () => Promise<{ status: number; body: Buffer; type: string }>;

/** Stands between sync and CMS and does what networks do. */
export async function startProxy(target: string) {
  let fault: Fault = () => 'pass';
  const counts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    const pass: Pass = async () => {
      const { authorization = '' } = request.headers;
      const answer = await fetch(target + url, { headers: { authorization } });
      const type = answer.headers.get('content-type') ?? 'application/json';
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()), type };
    };
    const action = fault(url, count);
    if (typeof action === 'function') return action(response, pass);
    const { status, body, type } = await pass();
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    requests: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    inject(next: Fault) {
      fault = next;
      counts.clear();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
