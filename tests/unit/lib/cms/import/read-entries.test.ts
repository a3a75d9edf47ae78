import { expect, it } from 'vitest';
import { readContent } from '@/lib/cms/import/read-entries';
import { tempFolder } from '../../../temp-folder';

it('takes documents, data and pictures, and names what a sync would lose', () => {
  const folder = tempFolder({
    'docs/intro.mdx': '---\ntitle: Intro\n---\n\nText.\n',
    'docs/berths.csv': 'name\n',
    'blog/picture.png': '',
    'tags.yml': 'news:\n  label: News\n',
  });
  const { entries, media, problems } = readContent(folder);
  expect(entries.map(({ path }) => path)).toEqual(['docs/intro.mdx', 'tags.yml']);
  expect(media).toEqual(['blog/picture.png']);
  expect(problems).toEqual(['docs/berths.csv: it is no content the CMS knows; it stays a file']);
});

it('leaves the files of the site alone', () => {
  const folder = tempFolder({
    'components/Gauge/index.tsx': 'export default () => null;\n',
    'components/svg/drawing.svg': '<svg/>',
    'sidebars.json': '{}',
    'i18n/es/docusaurus-theme-classic/navbar.json': '{}',
    'i18n/es/docusaurus-theme-classic/logo.svg': '<svg/>',
    'i18n/es/docusaurus-plugin-content-blog/options.json': '{}',
    'snippets.d.ts': 'export {};\n',
  });
  expect(readContent(folder)).toEqual({ entries: [], media: [], problems: [] });
});

it('takes translations as it takes what they translate', () => {
  const folder = tempFolder({
    'i18n/es/docusaurus-plugin-content-docs/current/intro.mdx': 'Texto.\n',
    'i18n/es/docusaurus-plugin-content-docs/version-2.0/_category_.json': '{}',
    'i18n/es/docusaurus-plugin-content-blog/2026-01-01-a.md': 'Texto.\n',
    'i18n/es/docusaurus-plugin-content-blog/authors.yml': 'ann:\n  name: Ann\n',
    'i18n/es/docusaurus-plugin-content-pages/picture.png': '',
  });
  const { entries, media, problems } = readContent(folder);
  expect(entries.map(({ collection, path }) => [collection, path])).toEqual([
    ['posts', 'i18n/es/docusaurus-plugin-content-blog/2026-01-01-a.md'],
    ['docs', 'i18n/es/docusaurus-plugin-content-docs/current/intro.mdx'],
    ['categories', 'i18n/es/docusaurus-plugin-content-docs/version-2.0/_category_.json'],
  ]);
  expect(media).toEqual(['i18n/es/docusaurus-plugin-content-pages/picture.png']);
  expect(problems).toEqual([]);
});
