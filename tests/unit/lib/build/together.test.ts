import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runTogether, type Together } from '@/lib/build/steps';

const untilStopped = ({ signal }: Together) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));

it('runs its parts side by side and resolves with what each made', async () => {
  const order: string[] = [];
  const results = await runTogether(
    { print: () => undefined },
    {
      slow: async () => {
        await sleep(50);
        order.push('slow');
        return 1;
      },
      quick: async () => {
        order.push('quick');
        return 'a';
      },
    },
  );
  expect(results).toEqual({ slow: 1, quick: 'a' });
  expect(order).toEqual(['quick', 'slow']);
});

it('stops the others when one fails, waits for their end, and throws and prints what the first says', async () => {
  const lines: string[] = [];
  let ended = false;
  const all = runTogether(
    { print: (line) => lines.push(line) },
    {
      failing: async ({ print }) => {
        await sleep(20);
        print('✗ failing');
        throw new Error('broken');
      },
      other: async (together) => {
        await untilStopped(together).catch(() => sleep(50));
        together.print('✗ other');
        ended = true;
        throw new Error('stopped');
      },
    },
  );
  await expect(all).rejects.toThrow('broken');
  expect(ended).toBe(true);
  expect(lines).toEqual(['✗ failing']);
});

it('stops with the parts around it', async () => {
  const around = new AbortController();
  const inner = runTogether({ signal: around.signal, print: () => undefined }, { part: untilStopped });
  around.abort();
  await expect(inner).rejects.toThrow('stopped');
});
