import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { showFault } from '@/lib/dev/fault-page';
import { freePort } from '../../../support/free-port';

test('every address says what is wrong until it is mended, without the colours of a terminal', async () => {
  const port = await freePort();
  const hide = await showFault(port, "\u001b[31mtitel: is no key\u001b[39m\n  20 │ titel: '<x>',");
  const answer = await fetch(`http://localhost:${port}/base/docs/intro`);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("<pre>titel: is no key\n  20 │ titel: '&lt;x>',</pre>");
  await hide();
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  await (await showFault(port, 'The port is free'))();
});

test('another mistake is told from this one', async () => {
  const tagOf = async (said: string) => {
    const port = await freePort();
    const hide = await showFault(port, said);
    const { headers } = await fetch(`http://localhost:${port}/`, { method: 'HEAD' });
    await hide();
    return headers.get('etag');
  };
  expect(await tagOf('One')).toBe(await tagOf('One'));
  expect(await tagOf('One')).not.toBe(await tagOf('Two'));
});

test('the socket of an open page hears that it is to load itself anew', async () => {
  const port = await freePort();
  const hide = await showFault(port, 'titel: is no key');
  // The key and its answer are those of RFC 6455, 1.3.
  const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
  const asked = get({ port, path: '/_next/hmr?id=1', headers });
  const [answer, socket, start] = (await once(asked, 'upgrade')) as [IncomingMessage, Duplex, Buffer];
  expect(answer.headers['sec-websocket-accept']).toBe('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
  const [mark, length, ...text] = Buffer.concat([start, ...(await socket.toArray())]);
  expect([mark, length]).toEqual([0x81, text.length]);
  expect(JSON.parse(Buffer.from(text).toString())).toEqual({ type: 'reloadPage' });
  await hide();
});
