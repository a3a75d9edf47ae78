import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostings } from '@/lib/hosting/hosting-files';
import { usages } from '@/lib/node/usages.mjs';

const commands = [...readFileSync('package.json', 'utf8').matchAll(/run\.mjs (\S+\.ts)"/g)].map(([, script]) => script);

test('every command has a usage', () => {
  expect(Object.keys(usages).sort()).toEqual(commands.sort());
});

test('the usage of hosting names every host', () => {
  expect(usages['scripts/hosting.ts']).toContain(` ${Object.keys(hostings).join('|')}\n`);
});

test.each(['--help', '-h'])('a command that is asked with %s does nothing but say it', (flag) => {
  const { status, stdout } = spawnSync(process.execPath, ['lib/node/run.mjs', 'scripts/serve.ts', flag], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${usages['scripts/serve.ts']}\n` });
});
