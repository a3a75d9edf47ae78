import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { bundle } from '@/lib/node/bundle.mjs';
import { fakeTools } from '@/tests/unit/fake-tools';
import { tempFolder } from '@/tests/unit/temp-folder';

/** In one file, so that a command starts at once. */
const { href: program } = await bundle('lib/node/program.ts');
const script = `
import { onInterrupt, startProgram } from ${JSON.stringify(program)};
const tool = startProgram('tool', [], { root: process.cwd(), onLine: () => console.log(process.pid) });
onInterrupt(() => tool.stop());
await tool.exited;
await new Promise(() => {});
`;

/** A command below a shell, as npm runs it, that has a tool running which writes to a file until it is ended. */
async function startCommand(around = false) {
  const root = fakeTools({ tool: 'echo started; while :; do echo beat >> heart; sleep 0.02; done' });
  writeFileSync(join(root, 'command.mjs'), script);
  const command = `"${process.execPath}" command.mjs; exit $?`;
  // The outer shell waits for the inner one, as npm does.
  const shell = spawn('sh', around ? ['-c', 'sh -c "$COMMAND"; exit $?'] : ['-c', command], {
    env: { ...process.env, COMMAND: command },
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  onTestFinished(() => {
    shell.kill('SIGKILL');
  });
  const beats = () => statSync(join(root, 'heart'), { throwIfNoEntry: false })?.size ?? 0;
  await expect.poll(beats).toBeGreaterThan(0);
  return { shell, pid, beats };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function isStill(beats: () => number): Promise<boolean> {
  const before = beats();
  await sleep(150);
  return beats() === before;
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a command ends with its programs on %s and says so with %i', async (signal, expected) => {
  const { shell, pid, beats } = await startCommand();
  process.kill(pid, signal);
  const [code] = (await once(shell, 'exit')) as [number];
  expect(code).toBe(expected);
  expect(await isStill(beats)).toBe(true);
});

it('a command ends with its programs when npm was killed above its shell', async () => {
  const { shell, pid } = await startCommand(true);
  shell.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
});

it('a program in Node ends by itself when its command was killed', async () => {
  const root = tempFolder({
    'node_modules/beat/beat.js': "setInterval(() => require('node:fs').appendFileSync('heart', 'x'), 20);",
    'command.mjs': `
import { startProgram } from ${JSON.stringify(program)};
startProgram('beat/beat.js', [], { root: process.cwd(), onLine: () => {}, leavesWithParent: true });
setInterval(() => {}, 1000);`,
  });
  const command = spawn(process.execPath, ['command.mjs'], { cwd: root, stdio: 'inherit' });
  const beats = () => statSync(join(root, 'heart'), { throwIfNoEntry: false })?.size ?? 0;
  await expect.poll(beats, { timeout: 20_000 }).toBeGreaterThan(0);
  command.kill('SIGKILL');
  await expect.poll(() => isStill(beats), { timeout: 20_000 }).toBe(true);
});

it('a command ends with its programs when its parent was killed', async () => {
  const { shell, beats } = await startCommand();
  shell.kill('SIGKILL');
  await expect.poll(() => isStill(beats), { timeout: 20_000 }).toBe(true);
});
