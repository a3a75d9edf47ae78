import { expect, it } from 'vitest';
import { isOwned, liesIn, mayHoldOwned } from '@/lib/content/files/owned-content';

const es = 'i18n/es/docusaurus-plugin-content';

it('knows what lies below an owned name', () => {
  expect(liesIn('blog/a.mdx', ['blog'])).toBe(true);
  expect(liesIn('blog2/a.mdx', ['blog'])).toBe(false);
  expect(liesIn('tags.yml', ['tags.yml'])).toBe(true);
});

it.each([
  ['docs/a.mdx', ['docs']],
  [`${es}-docs/current/a.mdx`, ['docs']],
  [`${es}-docs/current/guides/a.md`, ['docs/guides']],
  [`${es}-docs/current/guides/_category_.yml`, ['docs']],
  [`${es}-docs/current/img/a.png`, ['docs']],
  [`${es}-docs/version-2.0/a.mdx`, ['versioned_docs']],
  [`${es}-docs/version-2.0/a.mdx`, ['versioned_docs/version-2.0']],
  [`${es}-docs-community/current/a.mdx`, ['community_docs']],
  [`${es}-blog/2026-01-01-a/index.mdx`, ['blog']],
  [`${es}-pages/index.mdx`, ['pages']],
])('the CMS owns %s as it owns what it translates', (path, owned) => {
  expect(isOwned(path, owned)).toBe(true);
});

it.each([
  [`${es}-docs/current/a.mdx`, ['blog']],
  [`${es}-docs/version-2.0/a.mdx`, ['docs']],
  [`${es}-docs/current.json`, ['docs']],
  [`${es}-docs/current/notes.csv`, ['docs']],
  [`${es}-blog/options.json`, ['blog']],
  [`${es}-blog/authors.yml`, ['blog']],
  ['i18n/es/docusaurus-theme-classic/navbar.json', ['docs', 'blog', 'i18n', 'i18n/es']],
  ['i18n/es/code.json', ['i18n']],
  ['i18n/es/logo.svg', ['docs']],
])("%s is the site's own where the CMS owns %j", (path, owned) => {
  expect(isOwned(path, owned)).toBe(false);
});

it('follows no link that may lead to what the CMS owns', () => {
  for (const path of ['i18n', 'i18n/es', `${es}-docs`, `${es}-docs/current`, `${es}-docs/current/guides`])
    expect(mayHoldOwned(path, ['docs/guides']), path).toBe(true);
  for (const path of ['i18n', `${es}-docs/current`])
    expect(mayHoldOwned(path, ['media', 'authors.yml']), path).toBe(false);
  expect(mayHoldOwned(`${es}-docs/current/other`, ['docs/guides'])).toBe(false);
  expect(mayHoldOwned('docs', ['docs/guides'])).toBe(true);
});
