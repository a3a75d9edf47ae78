import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cutVersion } from '@/lib/content/files/cut-version';
import { tempFolder } from '../../../temp-folder';

const docs = { 'docs/intro.mdx': '# Intro\n', 'docs/guides/_part.mdx': 'Part.\n', 'docs/guides/a.png': 'png' };
const all = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('cutVersion', () => {
  it('copies every file of the docs and their sidebars, and puts the name first', () => {
    const sidebars = '{"main":["intro"]}';
    const content = tempFolder({ ...docs, 'sidebars.json': sidebars, 'versions.json': '["1.0"]' });
    expect(cutVersion(content, { name: '2.0' })).toEqual({
      folder: 'versioned_docs/version-2.0',
      files: 3,
      translated: [],
      versions: ['2.0', '1.0'],
    });
    expect(all(join(content, 'versioned_docs/version-2.0'))).toEqual(all(join(content, 'docs')));
    expect(readFileSync(join(content, 'versioned_sidebars/version-2.0-sidebars.json'), 'utf8')).toBe(sidebars);
    expect(JSON.parse(readFileSync(join(content, 'versions.json'), 'utf8'))).toEqual(['2.0', '1.0']);
  });

  it('leaves out what languages call the docs to come', () => {
    const folder = 'i18n/es/docusaurus-plugin-content-docs';
    const labels = { 'version.label': { message: 'Próxima' }, 'sidebar.main.category.Guides': { message: 'Guías' } };
    const content = tempFolder({ ...docs, [`${folder}/current.json`]: JSON.stringify(labels) });
    cutVersion(content, { name: '2.0' });
    expect(JSON.parse(readFileSync(join(content, `${folder}/version-2.0.json`), 'utf8'))).toEqual({
      'sidebar.main.category.Guides': { message: 'Guías' },
    });
    expect(JSON.parse(readFileSync(join(content, `${folder}/current.json`), 'utf8'))).toEqual(labels);
  });

  it('copies translations, and the labels of translated sidebars', () => {
    const plugin = 'docusaurus-plugin-content-docs';
    const content = tempFolder({
      ...docs,
      [`i18n/es/${plugin}/current/intro.mdx`]: '# Comienzo\n',
      [`i18n/es/${plugin}/current.json`]: '{}',
      'i18n/fr/docusaurus-theme-classic/navbar.json': '{}',
    });
    expect(cutVersion(content, { name: '1.0' }).translated).toEqual(['es']);
    expect(readFileSync(join(content, `i18n/es/${plugin}/version-1.0/intro.mdx`), 'utf8')).toBe('# Comienzo\n');
    expect(existsSync(join(content, `i18n/es/${plugin}/version-1.0.json`))).toBe(true);
    expect(existsSync(join(content, 'i18n/fr/docusaurus-plugin-content-docs'))).toBe(false);
  });

  it('copies further docs, their sidebars and translations, and leaves the others alone', () => {
    const plugin = 'docusaurus-plugin-content-docs-community';
    const content = tempFolder({
      ...docs,
      'community_docs/rules.md': '# Rules\n',
      'community_sidebars.json': '{"all":["rules"]}',
      [`i18n/es/${plugin}/current/rules.md`]: '# Reglas\n',
    });
    expect(cutVersion(content, { name: '1.0', docsId: 'community' })).toEqual({
      folder: 'community_versioned_docs/version-1.0',
      files: 1,
      translated: ['es'],
      versions: ['1.0'],
    });
    expect(readFileSync(join(content, 'community_versioned_sidebars/version-1.0-sidebars.json'), 'utf8')).toContain(
      'rules',
    );
    expect(existsSync(join(content, `i18n/es/${plugin}/version-1.0/rules.md`))).toBe(true);
    expect(existsSync(join(content, 'community_versions.json'))).toBe(true);
    expect(existsSync(join(content, 'versions.json'))).toBe(false);
  });

  it('needs no sidebars and no list', () => {
    const content = tempFolder(docs);
    expect(cutVersion(content, { name: '1.0' }).versions).toEqual(['1.0']);
    expect(existsSync(join(content, 'versioned_sidebars'))).toBe(false);
  });

  it.each([
    ['a/b', {}, [], /"a\/b" is no name for a version/],
    ['current', {}, [], /no name for a version/],
    ['..', {}, [], /no name for a version/],
    ['next', {}, [], /"next" is the address/],
    ['1.0', { 'versions.json': '["1.0"]' }, [], /exists already/],
    ['2.0', { 'versioned_docs/version-2.0/old.md': '' }, [], /version-2\.0 exists already, without being in/],
    [
      '2.0',
      { 'i18n/es/docusaurus-plugin-content-docs/version-2.0/old.md': '' },
      [],
      /i18n\/es\/.*version-2\.0 exists already/,
    ],
    ['2.0', { 'i18n/es/docusaurus-plugin-content-docs/current.json': '{' }, [], /current\.json does not parse/],
    ['2.0', {}, ['docs'], /belongs to the CMS/],
    ['2.0', {}, ['docs/services'], /belongs to the CMS/],
  ] as const)('refuses %s beside %j, and leaves everything as it was', (name, files, cms, message) => {
    const content = tempFolder({ ...docs, ...files });
    const before = all(content);
    expect(() => cutVersion(content, { name }, cms)).toThrow(message);
    expect(all(content)).toEqual(before);
  });

  it('refuses where there are no docs', () => {
    expect(() => cutVersion(tempFolder({ 'blog/a.md': '' }), { name: '1.0' })).toThrow(/no docs/);
  });

  it('takes back what it copied where the rest fails', () => {
    const content = tempFolder({ ...docs, versioned_sidebars: 'a file in the way', 'sidebars.json': '{}' });
    expect(() => cutVersion(content, { name: '1.0' })).toThrow();
    expect(existsSync(join(content, 'versioned_docs/version-1.0'))).toBe(false);
    expect(existsSync(join(content, 'versions.json'))).toBe(false);
  });
});
