import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, posix, resolve, sep } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { belowBase, decodeAddress } from '../site/urls';
import { canonicalPath } from './canonical-path';

export interface StaticServerOptions {
  dir: string;
  /** Base path without a slash at the end; empty for the root. */
  basePath: string;
}

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const plainText: Record<string, string> = { '.md': 'text/markdown', '.txt': 'text/plain' };

function isPageOf(dir: string): (path: string) => boolean {
  const root = resolve(dir);
  return (path) => {
    const page = resolve(root, `.${decodeAddress(path)}`);
    const inside = page === root || page.startsWith(root + sep);
    return inside && [`${page}.html`, join(page, 'index.html')].some((file) => existsSync(file));
  };
}

function setHeaders(res: ServerResponse, pathname: string): void {
  const immutable = pathname.startsWith('/_next/static/');
  res.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  // Plain text cannot declare its encoding, and browsers would guess.
  const type = plainText[extname(pathname)];
  if (type) res.setHeader('Content-Type', `${type}; charset=utf-8`);
}

/**
 * The address with as few escapes as possible, because sirv does not decode %40 and the like. It leads out of no folder:
 * sirv itself would allow a neighbour with the same beginning.
 */
function plainAddress(pathname: string): string {
  return encodeURI(posix.normalize(decodeAddress(pathname))).replace(/[?#]/g, encodeURIComponent);
}

function sendNotFound(res: ServerResponse, file: string): void {
  const page = existsSync(file) ? readFileSync(file) : 'Not found';
  res.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  res.end(page);
}

function redirect(res: ServerResponse, location: string): void {
  res.writeHead(307, { Location: location, 'Cache-Control': 'no-cache' });
  res.end();
}

/**
 * Creates a server for an exported site that behaves like static hosts. It does not listen yet. A new build is served at
 * once.
 */
export function createStaticServer({ dir, basePath }: StaticServerOptions): Server {
  const notFound = join(dir, '404.html');
  const isPage = isPageOf(dir);
  // Typed for Express, although it only needs Node's own request and response.
  const compress = compression() as unknown as Middleware;
  // With `dev` each request looks for its file. Otherwise sirv lists the files once, and crashes if a build deletes one.
  const files = sirv(dir, { dev: true, etag: true, setHeaders });

  function respond(req: IncomingMessage, res: ServerResponse): void {
    const url = req.url ?? '/';
    const [address = '/'] = url.split('?', 1);
    const query = url.slice(address.length);
    const pathname = belowBase(address, basePath);
    const canonical = pathname && canonicalPath(pathname, isPage);
    if (address === '/' && basePath !== '') redirect(res, `${basePath}/${query}`);
    else if (canonical !== undefined) redirect(res, `${basePath}${canonical}${query}`);
    else if (pathname)
      files(Object.assign(req, { url: plainAddress(pathname) }), res, () => sendNotFound(res, notFound));
    else sendNotFound(res, notFound);
  }

  return createServer((req, res) => compress(req, res, () => respond(req, res)));
}

/**
 * Starts listening and resolves with the port. The system chooses it for port 0.
 * @throws Error in one line if the port is taken
 */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Name another one by --port or PORT.`) : error,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}
