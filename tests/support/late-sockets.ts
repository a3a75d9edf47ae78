import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A proxy in front of a development server. */
export interface LateSockets {
  /** Address of the server's site behind it. */
  url: string;
  /** Lets sockets through: those that wait, and all later ones. */
  connect(): void;
  close(): Promise<void>;
}

function head({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/** Starts a proxy that answers pages at once and holds WebSockets back until it is told to let them through. */
export async function listenWithLateSockets(target: string): Promise<LateSockets> {
  const { hostname, port, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  let letThrough = (): void => {};
  const allowed = new Promise<void>((done) => {
    letThrough = done;
  });
  const server = createServer((asked, answer) => {
    const options = { hostname, port, path: asked.url, method: asked.method, headers: asked.headers };
    const passed = request(options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.on('connection', (socket) => sockets.add(socket));
  server.on('upgrade', async (asked: IncomingMessage, socket: Socket, first: Buffer) => {
    await allowed;
    const onward = connect(Number(port), hostname, () => {
      onward.write(head(asked));
      onward.write(first);
      socket.pipe(onward).pipe(socket);
    });
    sockets.add(onward);
    for (const end of [socket, onward]) end.on('error', () => end.destroy());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}${pathname}`,
    connect: letThrough,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
