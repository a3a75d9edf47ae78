import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acquireLock, lockAddress } from '@/lib/build/lock';
import { tempFolder } from '@/tests/unit/temp-folder';

const freshAddress = () => lockAddress(tempFolder());

it('is given to one at a time', async () => {
  const address = freshAddress();
  const release = await acquireLock(address);
  expect(release).toBeDefined();
  expect(await acquireLock(address)).toBeUndefined();
  release?.();
  const next = await acquireLock(address);
  expect(next).toBeDefined();
  next?.();
});

it('is not held by a process that was killed', async () => {
  const address = join(tempFolder(), 'lock.sock');
  const owner = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${JSON.stringify(address)}, () => console.log('held'))`,
  ]);
  await once(owner.stdout, 'data');
  expect(await acquireLock(address)).toBeUndefined();
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  expect(existsSync(address)).toBe(true);
  const release = await acquireLock(address);
  expect(release).toBeDefined();
  release?.();
});

it('goes to one of many that find the lock of a killed process', async () => {
  const address = join(tempFolder(), 'lock.sock');
  const owner = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen(${JSON.stringify(address)}, () => process.kill(process.pid, 'SIGKILL'))`,
  ]);
  await once(owner, 'exit');
  const locks = await Promise.all(Array.from({ length: 8 }, () => acquireLock(address)));
  const held = locks.filter((release) => release !== undefined);
  expect(held).toHaveLength(1);
  expect(await acquireLock(address)).toBeUndefined();
  for (const release of held) release();
});
