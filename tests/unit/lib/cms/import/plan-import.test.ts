import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { planImport } from '@/lib/cms/import/plan-import';
import { cutVersion } from '@/lib/content/files/cut-version';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '../../../temp-folder';

function git(root: string, args: readonly string[], date?: string): void {
  const identity = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', '-c', 'commit.gpgsign=false'];
  const dates = date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd: root, env: { ...process.env, ...dates } });
}

const site = siteConfig({
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch' },
  ],
});

it('loads entries in the order of their last change, translations after originals of the same commit', async () => {
  const root = tempFolder();
  const contentDir = join(root, 'content');
  git(root, ['init', '-q']);
  const commit = (date: string, paths: readonly string[]) => {
    for (const path of paths) {
      const file = join(contentDir, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `# Page\n\nOf ${date}.\n`);
    }
    git(root, ['add', '-A']);
    git(root, ['commit', '-q', '-m', 'Change'], date);
  };
  const german = 'i18n/de/docusaurus-plugin-content-docs/current';
  commit('2026-01-03T00:00:00Z', ['docs/late.mdx', 'docs/edited.mdx']);
  commit('2026-01-01T00:00:00Z', ['docs/early.mdx']);
  commit('2026-01-02T00:00:00Z', [`${german}/both.mdx`, 'docs/both.mdx']);
  commit('2026-01-04T00:00:00Z', ['docs/edited.mdx']);
  writeFileSync(join(contentDir, 'docs/fresh.mdx'), '# Fresh\n');
  const { entries } = await planImport({ contentDir, publicDir: join(root, 'public'), site, cacheDir: tempFolder() });
  expect(entries.map(({ path }) => path)).toEqual([
    'docs/early.mdx',
    'docs/both.mdx',
    `${german}/both.mdx`,
    'docs/late.mdx',
    'docs/edited.mdx',
    'docs/fresh.mdx',
  ]);
});

it('loads a translation that was outdated when its version was released before its original', async () => {
  const german = 'i18n/de/docusaurus-plugin-content-docs';
  const root = tempFolder({
    'content/docs/a.mdx': '# A\n',
    'content/docs/b.mdx': '# B\n',
    [`content/${german}/current/a.mdx`]: '# A\n',
    [`content/${german}/current/b.mdx`]: '# B\n',
  });
  const contentDir = join(root, 'content');
  const commit = (date: string) => {
    git(root, ['add', '-A']);
    git(root, ['commit', '-q', '-m', 'Change'], date);
  };
  git(root, ['init', '-q']);
  commit('2026-01-01T00:00:00Z');
  writeFileSync(join(contentDir, 'docs/a.mdx'), '# A\n\nMore.\n');
  commit('2026-01-02T00:00:00Z');
  cutVersion(contentDir, { name: '1.0' });
  commit('2026-01-03T00:00:00Z');
  const { entries } = await planImport({ contentDir, publicDir: join(root, 'public'), site, cacheDir: tempFolder() });
  const released = entries.map(({ path }) => path).filter((path) => path.includes('version-1.0'));
  expect(released).toEqual([
    `${german}/version-1.0/a.mdx`,
    'versioned_docs/version-1.0/a.mdx',
    'versioned_docs/version-1.0/b.mdx',
    `${german}/version-1.0/b.mdx`,
  ]);
});
