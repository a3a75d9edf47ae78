import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { buildPages } from '@/lib/build/build-pages';
import { fakeTools } from '@/tests/unit/fake-tools';

const compiles = 'echo "✓ Compiled successfully in 5.1s"';
const types = 'echo types >> log';

/** Draws until it is told to stop. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

async function build(
  scripts: Record<string, string>,
  draw: (signal: AbortSignal, root: string) => Promise<void> = async () => {},
) {
  const root = fakeTools(scripts);
  const lines: string[] = [];
  const error = await buildPages(
    root,
    {},
    (line) => lines.push(line),
    (signal) => draw(signal, root),
  ).catch((reason: unknown) => reason);
  const file = join(root, 'log');
  const log = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  return { lines, error, log };
}

describe('buildPages', () => {
  it('checks types and draws link previews while Next renders, not before', async () => {
    const { lines, error, log } = await build(
      {
        next: `sleep 0.3; echo compiled >> log; ${compiles}; sleep 1; echo end >> log`,
        tsc: `sleep 0.3; ${types}`,
      },
      async (_signal, root) => appendFileSync(join(root, 'log'), 'drawn\n'),
    );
    expect(error).toBeUndefined();
    expect(log()).toEqual(['compiled', 'drawn', 'types', 'end']);
    expect(lines.map((line) => line.replace(/ +[\d.]+ s$/, '')).sort()).toEqual([
      '✓ link previews',
      '✓ next build',
      '✓ types',
    ]);
  });

  it('stops drawing link previews when Next fails', async () => {
    let stopped = false;
    const { error, lines } = await build(
      { next: `${compiles}; sleep 0.5; echo broken; exit 1`, tsc: 'true' },
      async (signal) => {
        await aborted(signal);
        stopped = true;
      },
    );
    expect(error).toMatchObject({ message: expect.stringContaining('broken') });
    expect(stopped).toBe(true);
    expect(lines.filter((line) => line.includes('previews'))).toEqual([]);
  });

  it('checks types in any case, should Next word its output in another way', async () => {
    const { error, log } = await build({ next: 'echo start >> log', tsc: types });
    expect(error).toBeUndefined();
    expect(log()).toEqual(['start', 'types']);
  });

  it('checks types again only when a source has changed, or they were wrong', async () => {
    const root = fakeTools({ next: 'true', tsc: `${types}; test ! -f wrong` });
    const run = () =>
      buildPages(
        root,
        {},
        () => undefined,
        async () => {},
      );
    const checks = () => readFileSync(join(root, 'log'), 'utf8').match(/types/g)?.length;
    mkdirSync(join(root, 'lib'));
    writeFileSync(join(root, 'lib/a.ts'), '1');
    await run();
    await run();
    expect(checks()).toBe(1);
    writeFileSync(join(root, 'lib/a.ts'), '2');
    writeFileSync(join(root, 'wrong'), '');
    await expect(run()).rejects.toThrow();
    await expect(run()).rejects.toThrow();
    expect(checks()).toBe(3);
  });

  it('ends Next when types are wrong, and reports them only', async () => {
    const { lines, error, log } = await build(
      { next: `${compiles}; sleep 0.5; echo end >> log`, tsc: 'echo "a.ts(1,1): wrong"; exit 1' },
      aborted,
    );
    expect(error).toMatchObject({ name: 'StepError', message: 'a.ts(1,1): wrong' });
    expect(lines).toEqual([expect.stringMatching(/^✗ types /)]);
    await sleep(800);
    expect(log()).toEqual([]);
  });

  it('ends the type check when Next fails, and reports Next’s output', async () => {
    const { lines, error, log } = await build(
      { next: `${compiles}; sleep 0.2; echo broken; exit 1`, tsc: 'sleep 1; echo end >> log' },
      aborted,
    );
    expect(error).toMatchObject({ message: expect.stringContaining('broken') });
    expect(lines).toEqual([expect.stringMatching(/^✗ next build /)]);
    await sleep(1200);
    expect(log()).toEqual([]);
  });

  it('fails when Next fails before it compiles', async () => {
    const { error, log } = await build({ next: 'echo no configuration; exit 1', tsc: types });
    expect(error).toMatchObject({ message: 'no configuration' });
    expect(log()).toEqual([]);
  });

  it('passes on warnings of a good build', async () => {
    const { lines } = await build({ next: `${compiles}; echo " ⚠ odd"; echo fine`, tsc: 'true' });
    expect(lines).toContain(' ⚠ odd');
    expect(lines).not.toContain('fine');
  });
});
