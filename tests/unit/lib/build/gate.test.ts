import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeGate, waitForContent } from '@/lib/build/gate';
import { tempFolder } from '../../temp-folder';

const running = new AbortController().signal;

test('pages wait until the gate is open', async () => {
  const gate = makeGate(tempFolder({}));
  const env = { ...process.env, ...gate.env };
  let passed = false;
  const waiting = waitForContent(env).then(() => {
    passed = true;
  });
  gate.sayCompiled();
  await gate.compiled(running);
  expect(passed).toBe(false);
  gate.open();
  await waiting;
  expect(passed).toBe(true);
});

test('a gate that is made again is shut', async () => {
  const root = tempFolder({});
  makeGate(root).open();
  makeGate(root);
  expect(existsSync(join(root, '.cache/gate/open'))).toBe(false);
});

test('nobody waits for a build that is gone', async () => {
  const { pid } = spawnSync('true');
  const env = { ...process.env, ...makeGate(tempFolder({})).env, BUILD_PID: String(pid) };
  await expect(waitForContent(env)).rejects.toThrow('has ended');
});

test('there is nothing to wait for without a build', async () => {
  const { BUILD_GATE: _, ...env } = process.env;
  await expect(waitForContent(env)).resolves.toBeUndefined();
});
