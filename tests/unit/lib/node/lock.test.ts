import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundle } from '@/lib/node/bundle.mjs';
import { acquireLock } from '@/lib/node/lock';
import { listenByName } from '@/lib/node/lock-socket';
import { tempFolder } from '@/tests/unit/temp-folder';

/** In one file, so that another process starts at once. */
const lock = await bundle('lib/node/lock.ts');

const script = `
  import(process.argv[1]).then(async ({ acquireLock }) => {
    const release = await acquireLock(process.argv[2]);
    console.log(release ? 'held' : 'busy');
    setInterval(() => {}, 1000);
  });
`;

/** Another process that asks for the lock; says `held` or `busy`, and lives on. */
async function otherProcess(folder: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['-e', script, lock.href, folder], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    said: said.toString().trim(),
    stop: () => void child.kill('SIGSTOP'),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const freshLock = () => join(tempFolder(), 'locks', 'build');

it('is given to one at a time', async () => {
  const folder = freshLock();
  const release = await acquireLock(folder);
  expect(release).toBeDefined();
  expect(await acquireLock(folder)).toBeUndefined();
  release?.();
  const next = await acquireLock(folder);
  expect(next).toBeDefined();
  expect(await acquireLock(folder)).toBeUndefined();
  next?.();
});

it('is one for processes whose temporary folders differ', async () => {
  const folder = freshLock();
  const owner = await otherProcess(folder, { TMPDIR: tempFolder() });
  expect(owner.said).toBe('held');
  expect((await otherProcess(folder, { TMPDIR: tempFolder() })).said).toBe('busy');
  expect(await acquireLock(folder)).toBeUndefined();
});

it('is one for all ways to spell its folder', async () => {
  const folder = freshLock();
  const owner = await otherProcess(folder);
  expect(owner.said).toBe('held');
  const link = join(tempFolder(), 'link');
  symlinkSync(folder, link);
  expect(await acquireLock(link)).toBeUndefined();
  expect(await acquireLock(join(folder, '..', 'build'))).toBeUndefined();
});

it('works where the path is longer than that of a socket may be', async () => {
  const folder = join(tempFolder(), ...Array.from({ length: 6 }, () => 'a-long-name-of-a-folder'.repeat(4)));
  const owner = await otherProcess(folder, { TMPDIR: join(tempFolder()) });
  expect(owner.said).toBe('held');
  expect(await acquireLock(folder)).toBeUndefined();
  await owner.kill();
  const release = await acquireLock(folder);
  expect(release).toBeDefined();
  expect((await otherProcess(folder)).said).toBe('busy');
  release?.();
});

it('is free at once when its process was killed', async () => {
  const folder = freshLock();
  for (let turn = 0; turn < 3; turn++) {
    const owner = await otherProcess(folder);
    expect(owner.said).toBe('held');
    await owner.kill();
    const start = performance.now();
    const release = await acquireLock(folder);
    expect(release).toBeDefined();
    expect(performance.now() - start).toBeLessThan(500);
    release?.();
  }
});

it('is held by a process that is stopped', async () => {
  const folder = freshLock();
  const owner = await otherProcess(folder);
  expect(owner.said).toBe('held');
  owner.stop();
  expect(await acquireLock(folder)).toBeUndefined();
});

it('goes to one of many that find the lock of a killed process', async () => {
  const folder = freshLock();
  for (let round = 0; round < 5; round++) {
    const owner = await otherProcess(folder);
    expect(owner.said).toBe('held');
    await owner.kill();
    const locks = await Promise.all(Array.from({ length: 12 }, () => acquireLock(folder)));
    const held = locks.filter((release) => release !== undefined);
    expect(held).toHaveLength(1);
    expect(await acquireLock(folder)).toBeUndefined();
    for (const release of held) release();
  }
});

it('goes to one of many processes', async () => {
  const folder = freshLock();
  const owner = await otherProcess(folder);
  await owner.kill();
  const others = await Promise.all(Array.from({ length: 6 }, () => otherProcess(folder)));
  expect(others.filter(({ said }) => said === 'held')).toHaveLength(1);
});

it('leaves one small folder behind, however often it is taken', async () => {
  const folder = freshLock();
  mkdirSync(folder, { recursive: true });
  for (let turn = 0; turn < 20; turn++) (await acquireLock(folder))?.();
  expect(readdirSync(folder)).toEqual(['20']);
  expect(readdirSync(join(folder, '20'))).toEqual(['about.txt']);
});

it('is a name of the folder where its file system knows no sockets', async () => {
  const folder = tempFolder();
  const link = join(tempFolder(), 'link');
  symlinkSync(folder, link);
  const release = await listenByName(folder);
  expect(release).toBeDefined();
  expect(await listenByName(link)).toBeUndefined();
  expect(await listenByName(tempFolder())).toBeDefined();
});
