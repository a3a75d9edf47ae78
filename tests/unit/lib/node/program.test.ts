import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startProgram } from '@/lib/node/program';
import { runQuietly } from '@/lib/node/run-quietly';
import { fakeTools } from '@/tests/unit/fake-tools';
import { tempFolder } from '@/tests/unit/temp-folder';

/** A tool that starts another program, which goes on writing to a file until it is ended. */
const startsAnother = '(while :; do echo beat >> heart; sleep 0.02; done) & echo started';

async function startTool(script: string) {
  let print = (_line: string) => {};
  const printed = new Promise<string>((resolve) => {
    print = resolve;
  });
  const root = fakeTools({ tool: script });
  const program = startProgram('tool', [], { root, onLine: print, graceMs: 300 });
  await printed;
  const beats = () => statSync(join(root, 'heart'), { throwIfNoEntry: false })?.size ?? 0;
  await expect.poll(beats).toBeGreaterThan(0);
  return { program, beats };
}

async function expectStill(beats: () => number): Promise<void> {
  const before = beats();
  await sleep(200);
  expect(beats()).toBe(before);
}

describe('startProgram', () => {
  it('names the folder a program runs in, which may be another than this one', async () => {
    const root = tempFolder();
    const lines: string[] = [];
    const program = startProgram(process.execPath, ['-p', 'process.env.PWD'], {
      root,
      onLine: (line) => lines.push(line),
    });
    expect(await program.exited).toBe(0);
    expect(lines).toEqual([root]);
  });

  it('ends with everything it started when it is stopped', async () => {
    const { program, beats } = await startTool(`${startsAnother}; wait`);
    await program.stop();
    await expectStill(beats);
  });

  it('lets others go first, also where Linux shares processors among sessions', async () => {
    const lines: string[] = [];
    const says = 'while :; do cat /proc/$$/autogroup 2> /dev/null || echo nice $(nice); sleep 0.02; done';
    const program = startProgram('tool', [], { root: fakeTools({ tool: says }), onLine: (line) => lines.push(line) });
    await expect.poll(() => lines.at(-1)).toMatch(/nice 0$/);
    program.giveWay();
    await expect.poll(() => lines.at(-1)).toMatch(/nice 10$/);
    await program.stop();
  });

  it('leaves nothing behind when it ends by itself', async () => {
    const { program, beats } = await startTool(`${startsAnother}; until test -s heart; do sleep 0.02; done`);
    expect(await program.exited).toBe(0);
    await expectStill(beats);
  });

  it('ends the one that does not listen', async () => {
    const { program, beats } = await startTool(`trap "" TERM; ${startsAnother}; wait`);
    await program.stop();
    await expectStill(beats);
  });
});

describe('runQuietly', () => {
  it('keeps what is printed on both streams, and the outcome', async () => {
    const root = fakeTools({ good: 'echo "$1 $NAME"; echo aside >&2', bad: 'echo reason; exit 3' });
    const good = await runQuietly(root, 'good', ['hello'], { NAME: 'world' });
    expect(good.passed).toBe(true);
    expect(good.output.split('\n').sort()).toEqual(['aside', 'hello world']);
    expect(await runQuietly(root, 'bad', [])).toMatchObject({ passed: false, output: 'reason' });
  });

  it('runs a program of the system by its path', async () => {
    expect(await runQuietly(fakeTools({}), '/bin/echo', ['hello'])).toMatchObject({ passed: true, output: 'hello' });
  });

  it('fails for a program that is not installed', async () => {
    expect(await runQuietly(fakeTools({}), 'missing', [])).toMatchObject({
      passed: false,
      output: expect.stringContaining('ENOENT'),
    });
  });
});
