import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTypes, typeChecker } from '@/lib/build/check-types';
import { fakeTools } from '@/tests/unit/fake-tools';

/** A project whose compiler runs a shell script. */
function project(tsc: string) {
  const root = fakeTools({});
  const compiler = join(root, 'node_modules', typeChecker);
  mkdirSync(dirname(compiler), { recursive: true });
  writeFileSync(
    compiler,
    `const { spawnSync } = require('node:child_process');
process.exitCode = spawnSync('/bin/sh', ['-c', ${JSON.stringify(tsc)}], { stdio: 'inherit' }).status ?? 1;`,
  );
  const lines: string[] = [];
  const failure = new AbortController();
  const run = () => checkTypes(root, { signal: failure.signal, print: (line) => lines.push(line) });
  return { root, lines, failure, run };
}

describe('the check of the types', () => {
  it('reports what the compiler says', async () => {
    const { run, lines } = project('echo "site.config.ts(1,1): wrong"; exit 1');
    await expect(run()).rejects.toMatchObject({ name: 'StepError', message: 'site.config.ts(1,1): wrong' });
    expect(lines).toEqual([expect.stringMatching(/^✗ types /)]);
  });

  it('ends when another part of the build fails', async () => {
    // Left alone, it takes longer than a test may.
    const { run, failure, root } = project('touch started; sleep 60');
    const ended = run().catch((error: unknown) => error);
    await expect.poll(() => existsSync(join(root, 'started'))).toBe(true);
    failure.abort();
    expect(await ended).toMatchObject({ name: 'StepError' });
  });
});
