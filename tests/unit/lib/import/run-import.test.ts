import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentCheckCache } from '@/lib/check/check-content';
import { reportText, summaryLines } from '@/lib/import/format-report';
import { runImport } from '@/lib/import/run-import';
import { tempFolder } from '@/tests/unit/temp-folder';

const config = "module.exports = { title: 'Light', url: 'https://light.example', presets: ['classic'] };";
const site = () => ({
  'docusaurus.config.js': config,
  'docs/a.md': '# A\n\n[b](./b.md)\n',
  'docs/b.md': '# B\n',
  'static/x.txt': 'x',
});

function run(siteDir: string, into: string, options: { write?: boolean; replace?: boolean } = {}) {
  const now = new Date('2025-03-01T12:00:00Z');
  return runImport({ root: process.cwd(), siteDir, into, write: true, replace: false, now, ...options });
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

it('names errors before warnings in the report', async () => {
  const files = { ...site(), 'docs/a.md': '# A\n\n### Skipped\n', 'docs/b.md': '# B\n\n[x](./gone.md)\n' };
  const lines = reportText(await run(tempFolder(files), tempFolder(), { write: false })).split('\n');
  const severities = lines.flatMap((line) => /^- docs\/.+:\d+:\d+ (\w+):/.exec(line)?.[1] ?? []);
  expect(severities).toEqual(['error', 'warning']);
});

it('writes nothing unless it is asked to', async () => {
  const into = tempFolder();
  const result = await run(tempFolder(site()), into, { write: false });
  expect(result.written).toBe(false);
  expect(result.comparison.write).toContain('content/docs/a.md');
  expect(readdirSync(into)).toEqual([]);
});

it('writes the site, its settings, a report with what the content check says, the list of what it wrote, and what the next check need not read again', async () => {
  const into = tempFolder();
  const result = await run(tempFolder({ ...site(), 'docs/b.md': '# B\n\n[x](./gone.md)\n' }), into);
  expect(result.written).toBe(true);
  const written = ['.cache', '.import.json', 'content', 'import-report.md', 'public', 'site.config.ts'];
  expect(readdirSync(into).sort()).toEqual(written);
  expect(readdirSync(join(into, contentCheckCache))).toContain('facts');
  expect(read(into, 'import-report.md')).toBe(reportText(result));
  expect(summaryLines(result).join('\n')).toMatch(/^Comes along: 2 docs, 1 public file/);
  expect(result.diagnostics.map(({ code }) => code)).toEqual(['link/broken-file']);
  expect(read(into, 'import-report.md')).toMatch(/- docs\/b\.md:3:\d+ error: /);
});

it('brings what changed on the site, and keeps what was edited here', async () => {
  const [siteDir, into] = [
    tempFolder({ ...site(), 'docs/c.md': '# C\n', 'docs/d.md': '# D\n', 'docs/e.md': '# E\n' }),
    tempFolder(),
  ];
  await run(siteDir, into);
  writeFileSync(join(into, 'content/docs/b.md'), '# B, edited\n');
  writeFileSync(join(into, 'content/docs/c.md'), '# C, edited\n');
  writeFileSync(join(into, 'content/docs/new.md'), '# New\n');
  rmSync(join(into, 'content/docs/e.md'));
  writeFileSync(join(siteDir, 'docs/a.md'), '# A, again\n');
  writeFileSync(join(siteDir, 'docs/c.md'), '# C, again\n');
  rmSync(join(siteDir, 'docs/d.md'));

  const { comparison, written } = await run(siteDir, into);
  expect(written).toBe(true);
  expect(comparison).toMatchObject({
    ...{ write: ['content/docs/a.md'], remove: ['content/docs/d.md'], inTheWay: [] },
    ...{ kept: ['content/docs/b.md', 'content/docs/e.md'], conflicts: ['content/docs/c.md'] },
  });
  expect(read(into, 'content/docs/a.md')).toBe('# A, again\n');
  expect(read(into, 'content/docs/b.md')).toBe('# B, edited\n');
  expect(read(into, 'content/docs/c.md')).toBe('# C, edited\n');
  expect(read(into, 'import-report.md')).toContain('- content/docs/c.md\n');
  expect(readdirSync(join(into, 'content/docs')).sort()).toEqual(['a.md', 'b.md', 'c.md', 'new.md']);
});

it('leaves a site.css alone that no import wrote, and says so', async () => {
  const [siteDir, into] = [tempFolder({ ...site(), 'docs/b.md': '<b class="row">B</b>\n' }), tempFolder()];
  await run(siteDir, into);
  expect(read(into, 'site.css')).toContain('.row {');
  rmSync(join(into, '.import.json'));
  rmSync(join(into, 'content'), { recursive: true });
  rmSync(join(into, 'public'), { recursive: true });
  rmSync(join(into, 'site.config.ts'));
  writeFileSync(join(into, 'site.css'), 'b {}');
  const { written, remarks } = await run(siteDir, into);
  expect(written).toBe(true);
  expect(read(into, 'site.css')).toBe('b {}');
  expect(remarks.filter(({ text }) => text.endsWith('as site.css is yours'))).toHaveLength(1);
});

it('refuses to replace what no import wrote, and moves it away when asked', async () => {
  const siteDir = tempFolder(site());
  const publicFiles = { 'public/x.txt': 'mine', 'public/y.txt': 'y' };
  const into = tempFolder({ 'content/docs/mine.md': '# Mine\n', 'site.config.ts': 'mine', ...publicFiles });
  const refused = await run(siteDir, into);
  expect(refused).toMatchObject({
    written: false,
    inTheWay: ['content/docs/mine.md', 'public/x.txt', 'site.config.ts'],
  });
  expect(read(into, 'site.config.ts')).toBe('mine');

  const done = await run(siteDir, into, { replace: true });
  expect(done).toMatchObject({ written: true, backup: '.import-backup/2025-03-01T12-00-00' });
  expect(read(into, done.backup ?? '', 'content/docs/mine.md')).toBe('# Mine\n');
  expect(read(into, done.backup ?? '', 'public/x.txt')).toBe('mine');
  expect(read(into, 'public/x.txt')).toBe('x');
  expect(read(into, 'public/y.txt')).toBe('y');
  expect(existsSync(join(into, 'content/docs/mine.md'))).toBe(false);
  expect(read(into, 'content/docs/b.md')).toBe('# B\n');
});

it('leaves everything as it was where the site does not load', async () => {
  const into = tempFolder({ 'keep.txt': 'x' });
  await expect(run(tempFolder({ 'docusaurus.config.js': 'nonsense(' }), into)).rejects.toThrow('does not load');
  await expect(run(tempFolder({ 'docusaurus.config.js': config }), into)).rejects.toThrow('holds no docs');
  await expect(run(join(into, 'nowhere'), into)).rejects.toThrow('is not a folder');
  expect(readdirSync(into)).toEqual(['keep.txt']);
});
