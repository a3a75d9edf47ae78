import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFingerprint, sourceFingerprints } from '@/lib/build/fingerprint';
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
  'nav.ts',
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
  mkdirSync(join(root, 'public/_vendor/katex-1'), { recursive: true });
  writeFileSync(join(root, 'public/_vendor/katex-1/math.css'), 'made by a build of another site');
  expect(sourceFingerprint(root, 'content')).toBe(before);
});

it('has a hash of the code alone, which documents and pictures do not change', () => {
  const root = tempFolder({ ...files, 'public/other.svg': '' });
  const { code } = sourceFingerprints(root, 'content');
  writeFileSync(join(root, 'content/docs/intro.mdx'), 'changed');
  writeFileSync(join(root, 'public/other.svg'), 'changed');
  expect(sourceFingerprints(root, 'content').code).toBe(code);
  writeFileSync(join(root, 'app/page.tsx'), 'changed');
  expect(sourceFingerprints(root, 'content').code).not.toBe(code);
});

it.each(['content/data/list.json', 'public/other.svg', 'content/components/box.tsx'])(
  'counts %s to the code where the site has components of its own',
  (path) => {
    const root = tempFolder({
      ...files,
      'content/components/box.tsx': 'box',
      'content/data/list.json': '[]',
      'public/other.svg': '',
    });
    const { code } = sourceFingerprints(root, 'content');
    writeFileSync(join(root, path), 'changed');
    expect(sourceFingerprints(root, 'content').code).not.toBe(code);
  },
);

it('has a hash of what is compiled, the data among the content too', () => {
  const root = tempFolder({ ...files, 'content/words/en.json': '{}', 'content/docs/picture.png': '' });
  const { code, compiled } = sourceFingerprints(root, 'content');
  writeFileSync(join(root, 'content/docs/intro.mdx'), 'changed');
  writeFileSync(join(root, 'content/docs/picture.png'), 'changed');
  writeFileSync(join(root, 'content/.cms-lock.json'), 'changed');
  expect(sourceFingerprints(root, 'content')).toMatchObject({ code, compiled });
  writeFileSync(join(root, 'content/words/en.json'), 'changed');
  expect(sourceFingerprints(root, 'content').code).toBe(code);
  expect(sourceFingerprints(root, 'content').compiled).not.toBe(compiled);
});

it('follows the classes of documents, of which the style sheet is made, and no other word', () => {
  const root = tempFolder(files);
  const before = sourceFingerprints(root, 'content');
  writeFileSync(join(root, 'content/docs/intro.mdx'), 'underline');
  expect(sourceFingerprints(root, 'content')).toMatchObject({ compiled: before.compiled, classes: '' });
  writeFileSync(join(root, 'content/docs/intro.mdx'), '<p className="underline mt-4">text</p>');
  const after = sourceFingerprints(root, 'content');
  expect(after.classes).toBe('mt-4 underline');
  expect(after.compiled).not.toBe(before.compiled);
  expect(after.code).not.toBe(before.code);
});
