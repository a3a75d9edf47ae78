import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usages } from '@/lib/node/usages.mjs';

const packageText = readFileSync('package.json', 'utf8');
const commands = readdirSync('scripts')
  .map((name) => `scripts/${name}`)
  .filter((script) => packageText.includes(`run.mjs ${script}`));

test('every command has a usage, here or in its script', () => {
  const without = commands.filter((script) => !/\bUsage: npm /.test(readFileSync(script, 'utf8')));
  expect(without.sort()).toEqual(Object.keys(usages).sort());
});

test.each(['--help', '-h'])('a command that is asked with %s does nothing but say it', (flag) => {
  const { status, stdout } = spawnSync(process.execPath, ['lib/node/run.mjs', 'scripts/serve.ts', flag], {
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${usages['scripts/serve.ts']}\n` });
});
