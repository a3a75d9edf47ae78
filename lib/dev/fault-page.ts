import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { hash } from '../node/hash';

/** The page requests itself, and reloads when it has changed. */
function pageOf(text: string, tag: string): string {
  const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>site.config.ts</title>
<style>
:root { color-scheme: light dark }
pre { margin: 2rem; font: 15px/1.6 ui-monospace, monospace; white-space: pre-wrap }
</style>
<pre>${shown}</pre>
<script>
(async function ask() {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer && answer.headers.get('etag') !== '${tag}') location.reload();
  else setTimeout(ask, 500);
})();
</script>
</html>
`;
}

/** Next's message that makes an open page reload. */
const reload = JSON.stringify({ type: 'reloadPage' });

/** The answer to the web socket of an open page, with one message, as in RFC 6455. */
function socketAnswer(key: string): Buffer {
  const accepted = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  const text = Buffer.from(reload);
  return Buffer.concat([
    Buffer.from(`${[...head, `Sec-WebSocket-Accept: ${accepted}`].join('\r\n')}\r\n\r\n`),
    Buffer.from([0x81, text.length]),
    text,
  ]);
}

/**
 * Serves a page with the fault at every address of the site, and makes open pages reload: in a browser nobody sees the
 * terminal.
 * @param said the message of the terminal
 * @returns stops serving and frees the port
 */
export async function showFault(port: number, said: string): Promise<() => Promise<void>> {
  const text = stripVTControlCharacters(said).trim();
  const tag = `"${hash(text).slice(0, 16)}"`;
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', etag: tag });
    response.end(pageOf(text, tag));
  });
  server.on('upgrade', ({ headers }, socket) => {
    // The page may be closed meanwhile.
    socket.on('error', () => socket.destroy());
    socket.end(socketAnswer(String(headers['sec-websocket-key'])), () => socket.destroy());
  });
  // If another program took the port meanwhile, only the terminal shows the fault.
  await new Promise<void>((done) => server.once('error', () => done()).listen(port, done));
  return async () => {
    server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
  };
}
