import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adapterOf, bareSite, emptySite, failureOf } from '@/tests/support/cms-site';

const labels = 'content/i18n/es/docusaurus-theme-classic/navbar.json';
const sidebar = 'content/i18n/es/docusaurus-plugin-content-docs/current.json';
const original = { kind: 'docs', path: 'docs/index.mdx' } as const;
const translated = { kind: 'docs', path: 'i18n/es/docusaurus-plugin-content-docs/current/index.mdx' } as const;
const site = {
  ...bareSite,
  locales: [
    { code: 'en', label: 'English', dir: 'ltr' as const, texts: {} },
    { code: 'es', label: 'Español', dir: 'ltr' as const, texts: {} },
  ],
};

it('writes translations in their places, changes and removes them, and leaves the labels beside them', async () => {
  const { sync, files, contentDir } = emptySite({ [labels]: '{}', [sidebar]: '{}' });
  const own = ['i18n/es/docusaurus-plugin-content-docs/current.json', 'i18n/es/docusaurus-theme-classic/navbar.json'];
  await sync(adapterOf([original, translated]), { site });
  expect(Object.keys(files())).toEqual(['docs/index.mdx', own[0], translated.path, own[1]].sort());
  const edited = { ...translated, body: 'Texto.\n', updatedAt: '2026-01-02' };
  expect(await sync(adapterOf([original, edited]), { site })).toMatchObject({ written: 1, unchanged: 1 });
  expect(files()[translated.path]).toContain('Texto.');
  expect(await sync(adapterOf([original]), { site, allowDeletions: true })).toMatchObject({ removed: 1 });
  expect(Object.keys(files())).toEqual(['docs/index.mdx', ...own]);
  expect(existsSync(join(contentDir, 'i18n/es/docusaurus-plugin-content-docs/current'))).toBe(false);
});

it('leaves no folder of a language without a file: it would have pages', async () => {
  const { sync, contentDir } = emptySite();
  await sync(adapterOf([original, translated]), { site });
  await sync(adapterOf([original]), { site, allowDeletions: true });
  expect(existsSync(join(contentDir, 'i18n'))).toBe(false);
});

it('takes no file of a plugin, and no translation of what files own', async () => {
  const { sync } = emptySite();
  const page = { kind: 'pages', path: 'i18n/es/docusaurus-plugin-content-pages/index.mdx' } as const;
  expect(await failureOf(sync(adapterOf([original, page]), { site }))).toContain('lies outside of what the CMS owns');
  const author = { kind: 'authors', path: 'i18n/es/docusaurus-plugin-content-blog/authors.yml', key: 'ann' } as const;
  expect(await failureOf(sync(adapterOf([original, author]), { site }))).toContain('is none for authors');
});

it('keeps translations that no sync wrote', async () => {
  const { sync, files } = emptySite({ [`content/${translated.path}`]: 'Somebody wrote this.\n' });
  expect(await failureOf(sync(adapterOf([original]), { site }))).toContain(`${translated.path} is not in the CMS`);
  expect(files()).toEqual({ [translated.path]: 'Somebody wrote this.\n' });
});

it('follows no link among the translations', async () => {
  const { sync, root, contentDir } = emptySite();
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(contentDir, 'i18n'));
  expect(await failureOf(sync(adapterOf([original, translated]), { site }))).toContain('Symbolic links lie in');
});
