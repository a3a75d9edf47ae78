import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { checkTypes, typeChecker } from '@/lib/build/check-types';
import { fakeTools } from '@/tests/unit/fake-tools';
import { tempFolder } from '@/tests/unit/temp-folder';

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
  const run = (code = 'code') => checkTypes(root, code, { signal: failure.signal, print: (line) => lines.push(line) });
  return { root, lines, failure, run };
}

describe('the check of the types', () => {
  it('reports what the compiler says', async () => {
    const { run, lines } = project('echo "site.config.ts(1,1): wrong"; exit 1');
    await expect(run()).rejects.toMatchObject({ name: 'StepError', message: 'site.config.ts(1,1): wrong' });
    expect(lines).toEqual([expect.stringMatching(/^✗ types /)]);
  });

  it('is done once for the same code, and again where it failed', async () => {
    const { run, root } = project('echo x >> runs; test -e fixed');
    const runs = () => readFileSync(join(root, 'runs'), 'utf8').length / 2;
    await expect(run()).rejects.toThrow();
    writeFileSync(join(root, 'fixed'), '');
    await run();
    await run();
    expect(runs()).toBe(2);
    await run('other code');
    expect(runs()).toBe(3);
  });

  it('ends when another part of the build fails', async () => {
    // Left alone, it takes longer than a test may.
    const { run, failure, root } = project('touch started; sleep 60');
    const ended = run().catch((error: unknown) => error);
    await expect.poll(() => existsSync(join(root, 'started'))).toBe(true);
    failure.abort();
    expect(await ended).toMatchObject({ name: 'StepError' });
  });

  it('reads what runs and what a build makes, and nothing that documents show as text', () => {
    const code = [
      'site.config.ts',
      'content/components/A.tsx',
      'lib/content/files/own-components-module.d.ts',
      'content/_shown/src/A.tsx',
    ];
    const configs = ['tsconfig.json', 'tsconfig.site.json'];
    const files = Object.fromEntries(
      [...configs, 'tsconfig.paths.json'].map((name) => [name, readFileSync(name, 'utf8')]),
    );
    const root = tempFolder({ ...files, ...Object.fromEntries(code.map((name) => [name, 'export {};'])) });
    for (const name of configs) {
      const { config } = ts.readConfigFile(join(root, name), ts.sys.readFile);
      const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
      expect(fileNames.map((file) => relative(root, file)).sort()).toEqual(code.slice(0, 3).sort());
    }
  });

  it('passes where a component of the site has names that it does not use', () => {
    const { config } = ts.readConfigFile('tsconfig.site.json', ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.');
    const code = "import { join } from 'node:path';\nexport const Buoy = (props: object) => null;\n";
    const path = join(tempFolder({ 'Buoy.ts': code }), 'Buoy.ts');
    const told = ts.createProgram([path], options).getSemanticDiagnostics(undefined);
    expect(told.filter(({ file }) => file?.fileName === path).map(({ code }) => code)).not.toContain(6133);
  });

  it('passes where components of the site import few of ours', { timeout: 60_000 }, () => {
    const { config } = ts.readConfigFile('tsconfig.site.json', ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: ['lib/**/*.d.ts'] }, ts.sys, '.');
    const parts = ['admonition', 'doc-card-list'].map((name) => `components/docusaurus/${name}.tsx`);
    const told = ts.getPreEmitDiagnostics(ts.createProgram(parts, options));
    expect(told.map(({ messageText }) => messageText)).toEqual([]);
  });
});
