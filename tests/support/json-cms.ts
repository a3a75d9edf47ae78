import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { yamlOf } from '@/lib/cms/entries/document-text';
import { readContent } from '@/lib/cms/import/read-entries';

/** The key this CMS knows. */
export const jsonKey = 'of a CMS in JSON';
const rowsAPage = 7;
const entriesAnAnswer = 3;

/** What is answered instead: a value, or the text of one. */
type Answer = (url: URL) => unknown;

/** A CMS that hands out the content of a folder as docs/cms-adapters.md says, a few at a time. */
export async function startJsonCms(contentDir: string) {
  const { entries, media } = readContent(contentDir);
  const updatedAt = '2026-11-01T00:00:00Z';
  const all = entries.map(({ collection: kind, path, key, body, source, order }, index) => {
    const text = body === undefined ? source : yamlOf(source);
    const read = (parse(text) ?? {}) as Record<string, unknown>;
    const data = key === undefined ? read : read[key];
    return { kind, id: `e${index}`, updatedAt, path, ...(key !== undefined && { key, order }), data, body };
  });
  const files = media.map((path, index) => ({ kind: 'media', id: `m${index}`, updatedAt, path }));
  let answer: Answer = () => undefined;

  function reply(url: URL): unknown {
    if (url.pathname === '/version') return { version: 1 };
    if (url.pathname === '/manifest') {
      const start = Number(url.searchParams.get('cursor') ?? 0);
      const rows = [...all.map(({ data: _, body: __, order: ___, ...row }) => row), ...files];
      const end = start + rowsAPage;
      return { version: 1, rows: rows.slice(start, end), next: end < rows.length ? String(end) : null };
    }
    const ids = url.searchParams.getAll('id');
    const asked = all.filter(({ kind, id }) => kind === url.searchParams.get('kind') && ids.includes(id));
    return { version: 1, entries: asked.slice(0, entriesAnAnswer) };
  }

  function sendMedia(url: URL, response: ServerResponse): void {
    const file = files.find(({ id }) => id === url.searchParams.get('id'));
    response.writeHead(file ? 200 : 404).end(file && readFileSync(join(contentDir, file.path)));
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.headers.authorization !== `Bearer ${jsonKey}`) response.writeHead(401).end('{}');
    else if (url.pathname === '/media') sendMedia(url, response);
    else {
      const spoiled = answer(url);
      response.writeHead(200).end(typeof spoiled === 'string' ? spoiled : JSON.stringify(spoiled ?? reply(url)));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers otherwise from now on, where the function returns something. */
    spoil(next: Answer) {
      answer = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
