import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Program, startProgram } from '@/lib/node/program';
import { runCms } from '@/tests/support/cms-process';
import { freePort } from '@/tests/support/free-port';
import { lighthouse, lighthouseEnv } from '@/tests/support/lighthouse';

const payload = 'node_modules/payload/bin.js';
const folder = mkdtempSync(join(tmpdir(), 'nexus-cms-postgres-'));
let postgres: Program;
let env: Record<string, string>;

/**
 * Postgres itself, compiled to WebAssembly: a package, so that no machine has to have a server. It has one session only,
 * which is enough for commands; a running CMS opens several transactions at a time.
 */
beforeAll(async () => {
  const port = await freePort();
  env = { ...lighthouseEnv, DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` };
  const lines: string[] = [];
  await new Promise<void>((ready, fail) => {
    postgres = startProgram('pglite-server', [`--port=${port}`, '--max-connections=4'], {
      root: resolve('cms'),
      onLine: (line) => {
        lines.push(line);
        if (/listening/i.test(line)) ready();
      },
    });
    void postgres.exited.then(() => fail(new Error(`Postgres did not start:\n${lines.join('\n')}`)));
  });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('gets every table by migrations, and none the second time', () => {
  const first = runCms(folder, [payload, 'migrate'], env);
  expect(first.output).toContain('Migrated:');
  expect(first.status).toBe(0);
  const second = runCms(folder, [payload, 'migrate'], env);
  expect(second.output).not.toContain('Migrating:');
  expect(second.status).toBe(0);
});

it('takes all content of a site', () => {
  const command = ['scripts/import.ts', '--content', resolve(lighthouse.content)];
  const imported = runCms(folder, command, env);
  const entries = /Imported: ([1-9]\d*) new/.exec(imported.output)?.[1];
  const again = runCms(folder, command, env);
  expect(again.output).toContain(`Imported: 0 new, 0 replaced, ${entries} already there`);
});
