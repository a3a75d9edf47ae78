import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'application/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function send(response: ServerResponse, status: number, file: string): void {
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'max-age=600' });
  response.end(readFileSync(file));
}

/**
 * Server with the rules of GitHub Pages: an address is a file, else the file with .html, else a folder, to which it
 * redirects; folders answer with their index.html; everything else is 404.html.
 */
export function createGitHubPages(dir: string, basePath: string): Server {
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname === basePath || pathname.startsWith(`${basePath}/`);
    const path = join(dir, decodeURIComponent(pathname.slice(basePath.length)));
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    if (!inside) response.writeHead(404).end('There is no GitHub Pages site here.');
    else if (isFile(file)) send(response, 200, file);
    else if (!pathname.endsWith('/') && isFile(`${path}.html`)) send(response, 200, `${path}.html`);
    else if (!pathname.endsWith('/') && isFile(join(path, 'index.html')))
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    else send(response, 404, join(dir, '404.html'));
  });
}
