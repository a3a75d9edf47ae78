import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../temp-folder';

function compile(rules: string) {
  const root = tempFolder({
    'app/globals.css': "@import '../.theme/index.css';\n",
    '.theme/index.css': "@import '../site.css';\n",
    'site.css': rules,
  });
  const script = resolve('lib/theme/compile-sheet.mjs');
  const env = { ...process.env, NODE_ENV: 'production' as const };
  const { status, stderr } = spawnSync(process.execPath, [script, 'all.css'], { cwd: root, env, encoding: 'utf8' });
  return { status, stderr, sheet: () => readFileSync(join(root, 'all.css'), 'utf8') };
}

it('writes the style sheet with all that it imports', () => {
  const { status, stderr, sheet } = compile('.a { color: red; &:hover { color: blue } }');
  expect([status, stderr]).toEqual([0, '']);
  expect(sheet()).toContain('.a:hover');
});

it('says where a mistake is, and writes nothing', () => {
  const { status, stderr, sheet } = compile('.a { color red }');
  expect([status, stderr]).toEqual([1, 'site.css:1:6: Unknown word color\n']);
  expect(sheet).toThrow('ENOENT');
});
