import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTypeCheck, typeChecker } from '@/lib/build/check-types';
import { fakeTools } from '@/tests/unit/fake-tools';

const generates = 'mkdir -p .next/types; echo routes > .next/types/routes.d.ts';

/** A project whose compiler runs a shell script. */
function project({ tsc, next = generates }: { tsc: string; next?: string }) {
  const root = fakeTools({ next });
  const compiler = join(root, 'node_modules', typeChecker);
  mkdirSync(dirname(compiler), { recursive: true });
  writeFileSync(
    compiler,
    `const { spawnSync } = require('node:child_process');
process.exitCode = spawnSync('/bin/sh', ['-c', ${JSON.stringify(tsc)}], { stdio: 'inherit' }).status ?? 1;`,
  );
  const lines: string[] = [];
  const failure = new AbortController();
  const check = () => createTypeCheck(root, {});
  const around = { signal: failure.signal, print: (line: string) => lines.push(line) };
  return { root, lines, failure, check, run: () => check().run(around), around };
}

describe('the check of the types', () => {
  it('reads a copy of Next’s route types', async () => {
    const { run, root } = project({ tsc: 'rm -r .next; cp .cache/route-types/routes.d.ts seen' });
    await run();
    expect(readFileSync(join(root, 'seen'), 'utf8')).toBe('routes\n');
  });

  it('says when it is done with what Next writes, before the types are checked', async () => {
    const { check, around, root } = project({ tsc: 'until test -e go; do sleep 0.02; done; touch checked' });
    const types = check();
    const done = types.run(around);
    await types.apart;
    expect(existsSync(join(root, '.cache/route-types/routes.d.ts'))).toBe(true);
    expect(existsSync(join(root, 'checked'))).toBe(false);
    writeFileSync(join(root, 'go'), '');
    await done;
    expect(existsSync(join(root, 'checked'))).toBe(true);
  });

  it('says so too when it fails before', async () => {
    const { check, around } = project({ next: 'echo no configuration; exit 1', tsc: 'true' });
    const types = check();
    await expect(types.run(around)).rejects.toMatchObject({ name: 'StepError', message: 'no configuration' });
    await types.apart;
  });

  it('reports what the compiler says', async () => {
    const { run, lines } = project({ tsc: 'echo "a.ts(1,1): wrong"; exit 1' });
    await expect(run()).rejects.toMatchObject({ name: 'StepError', message: 'a.ts(1,1): wrong' });
    expect(lines).toEqual([expect.stringMatching(/^✗ types /)]);
  });

  it('checks again only when a source has changed, or the types were wrong', async () => {
    const { run, root } = project({ tsc: 'echo types >> log; test ! -f wrong' });
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

  it('ends when another part of the build fails', async () => {
    // Left alone, it takes longer than a test may.
    const { run, failure, root } = project({ tsc: 'touch started; sleep 60' });
    const ended = run().catch((error: unknown) => error);
    await expect.poll(() => existsSync(join(root, 'started'))).toBe(true);
    failure.abort();
    expect(await ended).toMatchObject({ name: 'StepError' });
  });
});
