import { describe, expect, it } from 'vitest';
import { readData } from '@/lib/content/files/read-data';
import { inLanguage } from '@/lib/content/files/translations';
import { dataEntries } from '@/lib/content/model/blog-data';
import { buildAuthors } from '@/lib/content/model/build-authors';
import { buildTags } from '@/lib/content/model/build-tags';
import { loadContent } from '@/lib/content/model/load-content';
import { listFiles } from '@/lib/node/walk-files';
import { siteConfig } from '@/tests/support/site-config';
import { source } from '../../../../support/content';
import { tempFolder } from '../../../temp-folder';

const readAll = (folder: string) => readData(folder, listFiles(folder).sort(), () => false);

describe('readData', () => {
  it('reads authors and tags from the content folder, and from the folders whose documents name them', () => {
    const folder = tempFolder({
      'authors.yml': 'ann:\n  name: Ann\n',
      'blog/authors.yaml': 'ben:\n  name: Ben\n',
      'blog/tags.yml': 'a:\n',
      'docs/tags.yml': 'b:\n',
      'versioned_docs/version-1.0/tags.yml': 'c:\n',
    });
    expect(readAll(folder).map(({ kind, path, data }) => [kind, path, data])).toEqual([
      ['Authors', 'authors.yml', { ann: { name: 'Ann' } }],
      ['Authors', 'blog/authors.yaml', { ben: { name: 'Ben' } }],
      ['Tags', 'blog/tags.yml', { a: null }],
      ['Tags', 'docs/tags.yml', { b: null }],
      ['Tags', 'versioned_docs/version-1.0/tags.yml', { c: null }],
    ]);
  });

  it.each(['ann: [', 'just text', '', '- a'])('takes %j for an empty file', (text) => {
    expect(readAll(tempFolder({ 'authors.yml': text })).map(({ data }) => data)).toEqual([{}]);
  });

  it('is empty without files', () => {
    expect(readAll(tempFolder())).toEqual([]);
  });
});

it('reads what a language calls authors and tags, for the documents of that language alone', () => {
  const folder = tempFolder({
    'blog/authors.yml': 'ann:\n  name: Ann\nben:\n  name: Ben\n',
    'docs/tags.yml': 'a:\n  label: Start\n',
    'i18n/es/docusaurus-plugin-content-blog/authors.yml': 'ann:\n  name: Ana\n',
    'i18n/es/docusaurus-plugin-content-docs/current/tags.yml': 'a:\n  label: Inicio\n',
    'i18n/es/docusaurus-plugin-content-docs/current/guides/tags.yml': 'b:\n',
    'i18n/es/docusaurus-plugin-content-pages/authors.yml': 'x:\n',
  });
  const read = readAll(folder);
  expect(read.length).toBe(4);
  const named = (locale: string, isDefault: boolean) => {
    const sources = inLanguage(read, locale, { isDefault });
    return [
      ...[...buildAuthors(sources, '/blog').values()].map(({ name }) => name),
      ...dataEntries(sources, 'Tags', 'docs/').map(([, value]) => (value as { label: string }).label),
    ];
  };
  expect(named('en', true)).toEqual(['Ann', 'Ben', 'Start']);
  expect(named('es', false)).toEqual(['Ana', 'Ben', 'Inicio']);
});

it('reads translations of what is called so for the blog and the docs together', () => {
  const folder = tempFolder({
    'authors.yml': 'ann:\n  name: Ann\nben:\n  name: Ben\n',
    'tags.yml': 'a:\n  label: Start\n',
    'i18n/es/docusaurus-plugin-content-blog/authors.yml': 'ann:\n  name: Ana\n',
    'i18n/es/docusaurus-plugin-content-docs/current/tags.yml': 'a:\n  label: Inicio\n',
  });
  const sources = inLanguage(readAll(folder), 'es', { isDefault: false });
  expect([...buildAuthors(sources, '/blog').values()].map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  const labels = (of: string) =>
    [...buildTags(dataEntries(sources, 'Tags', of), '/').values()].map(({ label }) => label);
  expect([labels('docs/'), labels('blog/')]).toEqual([['Inicio'], ['Start']]);
});

it('tells what of authors and tags is not translated, and whose own names are', () => {
  const own = 'i18n/es/docusaurus-plugin-content-blog';
  const sources = [
    source('Authors', 'blog/authors.yml', {
      ann: { name: 'Ann', title: 'Pilot' },
      ben: { name: 'Ben', title: 'Cook' },
    }),
    source('Authors', `${own}/authors.yml`, { ann: { name: 'Ann', title: 'Práctico' } }),
    source('Tags', 'blog/tags.yml', { ice: { label: 'Ice' }, fog: { label: 'Fog' } }),
    source('Tags', `${own}/tags.yml`, { ice: { label: 'Hielo' } }),
    source('Post', 'blog/2026-01-02-a.md', {
      authors: ['ann', 'ben', { key: 'ann', title: 'Guest' }],
      tags: ['ice', 'fog', 'snow'],
    }),
    source('Post', 'blog/2026-01-03-b.md', { authors: 'ann', tags: ['snow'] }),
    source('Post', 'blog/2026-01-04-c.md', { author: 'Eve', author_title: 'Guest' }),
    source('Post', `${own}/2026-01-02-a.md`, { title: 'A' }),
    source('Post', `${own}/2026-01-03-b.md`, { tags: ['nieve'], authors: { name: 'Eva', title: 'Invitada' } }),
  ];
  const originals = (code: string, isDefault: boolean) => {
    const { posts } = loadContent(inLanguage(sources, code, { isDefault }), [], siteConfig(), { drafts: false });
    return posts.map(({ authors, tags }) => [
      ...authors.flatMap(({ title = '', original }) => (original ? [title] : [])),
      ...tags.flatMap(({ label, original }) => (original ? [label] : [])),
    ]);
  };
  expect(originals('es', false)).toEqual([['Guest'], [], ['Cook', 'Guest', 'Fog', 'snow']]);
  expect(originals('en', true)).toEqual([[], [], []]);
});

describe('authors and tags', () => {
  it('of the blog folder win over those of the content folder; those of the docs do not count', () => {
    const sources = [
      source('Tags', 'blog/tags.yml', { a: { label: 'Blog' } }),
      source('Tags', 'docs/tags.yml', { b: { label: 'Docs' } }),
      source('Tags', 'tags.yml', { a: { label: 'Content' } }),
    ];
    expect([...buildTags(dataEntries(sources, 'Tags', 'blog/'), '/blog').values()].map(({ label }) => label)).toEqual([
      'Blog',
    ]);
  });

  it('that do not fit the schema are left out', () => {
    const sources = [
      source('Authors', 'authors.yml', { ann: { name: 5 }, ben: null, eve: { page: { permalink: '/e/' } } }),
    ];
    expect([...buildAuthors(sources, '/blog').values()].map(({ name, permalink }) => [name, permalink])).toEqual([
      ['ben', undefined],
      ['eve', '/blog/authors/e'],
    ]);
  });

  it('have their picture under either name Docusaurus knows, and keys of their own are let be', () => {
    const entries = { ann: { imageURL: '/a.png', twitter: 'ann' }, ben: { image_url: '/b.png', imageURL: '/c.png' } };
    const authors = buildAuthors([source('Authors', 'authors.yml', entries)], '/blog');
    expect([...authors.values()].map(({ name, image }) => [name, image])).toEqual([
      ['ann', '/a.png'],
      ['ben', '/b.png'],
    ]);
  });
});
