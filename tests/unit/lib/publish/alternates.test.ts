import { expect, it } from 'vitest';
import { makeEditions } from '@/lib/content/model/make-editions';
import { translationsOf } from '@/lib/publish/alternates';
import { siteConfig } from '@/tests/support/site-config';
import { tempFolder } from '@/tests/unit/temp-folder';
import { source } from '../../../support/content';

it('a home page that lists posts is there in each language', () => {
  const site = siteConfig({
    blog: { routeBasePath: '/' },
    locales: [
      { code: 'en', label: 'English' },
      { code: 'es', label: 'Español' },
    ],
  });
  const translation = 'i18n/es/docusaurus-plugin-content-blog/2026-01-02-post.md';
  const sources = [
    source('Post', 'blog/2026-01-02-post.md', { title: 'Post' }),
    source('Post', translation, { title: 'Entrada' }),
  ];
  const contentDir = tempFolder({ [translation]: '' });
  const alternates = translationsOf(makeEditions({ site, contentDir, sources, drafts: false }));
  const home = [
    { code: 'en', route: '/' },
    { code: 'es', route: '/es' },
    { code: 'x-default', route: '/' },
  ];
  expect([alternates.get('/'), alternates.get('/es')]).toEqual([home, home]);
});
