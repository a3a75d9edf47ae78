import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFingerprint } from '@/lib/build/fingerprint';
import { tempFolder } from '@/tests/unit/temp-folder';

const files = {
  'app/page.tsx': 'page',
  'content/docs/intro.mdx': 'intro',
  'site.config.ts': 'site',
  'package-lock.json': '{}',
  'README.md': 'read me',
};

it('is the same for the same contents, wherever they are and whenever they were written', () => {
  const [one, two] = [tempFolder(files), tempFolder(files)];
  utimesSync(join(two, 'app/page.tsx'), 0, 0);
  expect(sourceFingerprint(one, 'content')).toBe(sourceFingerprint(two, 'content'));
  expect(sourceFingerprint(one, join(two, 'content'))).toBe(sourceFingerprint(two, 'content'));
});

it.each([
  'app/page.tsx',
  'content/docs/intro.mdx',
  'site.config.ts',
  'instrumentation-client.ts',
  'package-lock.json',
  'public/new.svg',
])('follows a change of %s', (path) => {
  const root = tempFolder({ ...files, 'public/other.svg': '' });
  const before = sourceFingerprint(root, 'content');
  writeFileSync(join(root, path), 'changed');
  expect(sourceFingerprint(root, 'content')).not.toBe(before);
});

it('follows a new name and another content folder', () => {
  const root = tempFolder({ ...files, 'other/docs/intro.mdx': 'another intro' });
  const before = sourceFingerprint(root, 'content');
  expect(sourceFingerprint(root, 'other')).not.toBe(before);
  renameSync(join(root, 'content/docs/intro.mdx'), join(root, 'content/docs/start.mdx'));
  expect(sourceFingerprint(root, 'content')).not.toBe(before);
});

it('follows a commit of the content, whose date pages show', () => {
  const root = tempFolder(files);
  const before = sourceFingerprint(root, 'content');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], { cwd: root });
  git('init', '-q');
  git('add', '.');
  expect(sourceFingerprint(root, 'content')).toBe(before);
  git('commit', '-q', '-m', 'first');
  expect(sourceFingerprint(root, 'content')).not.toBe(before);
});

it('does not follow files no build reads', () => {
  const root = tempFolder(files);
  const before = sourceFingerprint(root, 'content');
  writeFileSync(join(root, 'README.md'), 'changed');
  mkdirSync(join(root, 'public/vendor/katex-1'), { recursive: true });
  writeFileSync(join(root, 'public/vendor/katex-1/math.css'), 'made by a build of another site');
  expect(sourceFingerprint(root, 'content')).toBe(before);
});
