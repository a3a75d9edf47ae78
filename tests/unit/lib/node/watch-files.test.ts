import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { watchFiles } from '@/lib/node/watch-files';
import { tempFolder } from '../../temp-folder';

async function watched(text: string) {
  const folder = tempFolder({ 'a.md': text });
  const file = join(folder, 'a.md');
  let seen = '';
  const events: string[] = [];
  const watcher = watchFiles(folder, (event) => {
    events.push(event);
    seen = event === 'unlink' ? '' : readFileSync(file, 'utf8');
  });
  onTestFinished(() => watcher.close());
  await once(watcher, 'ready');
  return { file, events, seen: () => seen };
}

it.each([5, 20, 45, 60])('tells of the second half of a file, written %i ms after the first', async (pause) => {
  const { file, seen } = await watched('old');
  for (let run = 0; run < 3; run++) {
    writeFileSync(file, `first half of ${run}`);
    await sleep(pause);
    writeFileSync(file, `first half of ${run}, and the second`);
    await expect.poll(seen).toBe(`first half of ${run}, and the second`);
  }
});

it('tells once of a file that is written once, and of one that goes', async () => {
  const { file, events } = await watched('old');
  writeFileSync(file, 'new');
  await expect.poll(() => events).toEqual(['change']);
  await sleep(150);
  rmSync(file);
  await expect.poll(() => events).toEqual(['change', 'unlink']);
});
