import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { recoverImport, workName } from '@/lib/import/write-import';
import { tempFolder } from '@/tests/unit/temp-folder';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

it('writes nothing where Ctrl+C stops it while it works', async () => {
  const started = join(tempFolder(), 'started');
  const siteDir = tempFolder({
    'docusaurus.config.js': `require('node:fs').writeFileSync(${JSON.stringify(started)}, '');
      module.exports = () => new Promise((done) => setTimeout(done, 30_000, {}));`,
    'docs/a.md': '# A\n',
  });
  const into = tempFolder({ 'site.config.ts': 'mine', 'content/docs/mine.md': '# Mine\n' });
  const args = ['lib/node/run.mjs', 'scripts/import.ts', siteDir, '--into', into, '--write', '--replace'];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  program.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = new Promise((done) => program.once('close', done));
  while (!existsSync(started) && program.exitCode === null) await sleep(50);
  program.kill('SIGINT');
  await gone;
  expect(said).toContain('Stopped. Nothing was written.');
  expect(
    readdirSync(into)
      .filter((name) => name !== '.cache')
      .sort(),
  ).toEqual(['content', 'site.config.ts']);
  expect(read(into, 'site.config.ts')).toBe('mine');
  expect(readdirSync(join(into, 'content/docs'))).toEqual(['mine.md']);
}, 60_000);

/** A project whose import died: `b.md` is staged, and `a.md` was in its place already. */
function halfWritten(): string {
  const into = tempFolder({
    'content/docs/b.md': '# B, before\n',
    [`${workName}/stage/content/docs/b.md`]: '# B\n',
  });
  return into;
}

it('forgets what was not decided when it died', () => {
  const into = halfWritten();
  recoverImport(into);
  expect(readdirSync(into)).toEqual(['content']);
  expect(read(into, 'content/docs/b.md')).toBe('# B, before\n');
});

it('finishes what was decided when it died, at whatever file', () => {
  const into = halfWritten();
  const move = (name: string) => ({
    fresh: `stage/content/docs/${name}`,
    target: `../content/docs/${name}`,
    old: `old/content/docs/${name}`,
  });
  writeFileSync(join(into, workName, 'swap.json'), JSON.stringify([move('a.md'), move('b.md')]));
  // The first file is in its place, and the second one has just been moved away.
  writeFileSync(join(into, 'content/docs/a.md'), '# A\n');
  mkdirSync(join(into, workName, 'old/content/docs'), { recursive: true });
  renameSync(join(into, 'content/docs/b.md'), join(into, workName, 'old/content/docs/b.md'));
  recoverImport(into);
  expect(readdirSync(into)).toEqual(['content']);
  expect(read(into, 'content/docs/a.md')).toBe('# A\n');
  expect(read(into, 'content/docs/b.md')).toBe('# B\n');
});
