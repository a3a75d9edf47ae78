import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { choosePort } from '@/lib/dev/choose-port';
import { freePort } from '@/tests/support/free-port';

async function take(port: number): Promise<void> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(port, done));
}

it('takes the first port, and says nothing of it', async () => {
  const port = await freePort();
  expect(await choosePort(undefined, port)).toEqual({ port });
});

it('takes the next one where the first is taken, and says so', async () => {
  const first = await freePort();
  await take(first);
  const chosen = await choosePort(undefined, first);
  expect(chosen.port).toBeGreaterThan(first);
  expect(chosen.taken).toBe(first);
});

it('takes the port that is asked for, or says how to ask for another', async () => {
  const port = await freePort();
  expect(await choosePort(String(port))).toEqual({ port });
  await take(port);
  await expect(choosePort(String(port))).rejects.toThrow(`Port ${port} is taken.`);
  await expect(choosePort(String(port))).rejects.toThrow(`npm run dev -- --port ${port + 1}`);
});

it.each(['x', '0', '70000', '3000.5', '-1'])('says that %j is no port', async (wanted) => {
  await expect(choosePort(wanted)).rejects.toThrow(`${wanted} is no port.`);
});
