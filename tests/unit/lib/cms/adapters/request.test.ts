import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createRequester } from '@/lib/cms/adapters/request';

/** Asks a server once, which may be silent for 600 ms, and take 1500 ms in all. */
async function askOnce(answer: RequestListener): Promise<Uint8Array | undefined> {
  const server = createServer(answer);
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createRequester({ base, headers: {}, timeoutMs: 600, longestMs: 1500, attempts: 1 }).bytes('/file', 1000);
}

it('waits for a long answer as long as some of it comes', async () => {
  const bytes = await askOnce(async (_, response) => {
    for (let part = 0; part < 12; part++) {
      response.write('x');
      await sleep(75);
    }
    response.end();
  });
  expect(bytes).toHaveLength(12);
});

it('gives up an answer that stands still', async () => {
  const answer = askOnce((_, response) => void response.write('x'));
  await expect(answer).rejects.toThrow('does not answer: no answer in time (1 attempts)');
});

it('gives up an answer that comes byte by byte without an end', async () => {
  const answer = askOnce(async (_, response) => {
    while (response.writable && !response.destroyed) {
      response.write('x');
      await sleep(50);
    }
  });
  await expect(answer).rejects.toThrow('takes longer than 1.5 s');
});
