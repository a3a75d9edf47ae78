import { expect, it } from 'vitest';
import { inLanguage } from '@/lib/content/files/translations';
import { localSuggestions } from '@/lib/content/model/documents';
import { loadContent } from '@/lib/content/model/load-content';
import { source } from '../../../../support/content';
import { siteConfig } from '../../../../support/site-config';

const sources = [
  source('Doc', 'docs/start.md', { title: 'Start' }),
  source('Doc', 'docs/lights.md', { title: 'Lights' }),
  source('Doc', 'i18n/es/docusaurus-plugin-content-docs/current/start.md', { title: 'Comienzo', slug: '/comienzo' }),
];

const contentIn = (code: string, routePrefix: string) =>
  loadContent(
    inLanguage(sources, code, { isDefault: routePrefix === '' }),
    [],
    { ...siteConfig(), routePrefix },
    { drafts: false },
  );

it('leads to the translation where there is one, else to the original', () => {
  const listed = new Set(['/es/docs/comienzo', '/docs/lights']);
  const suggestions = ['/docs/start', '/docs/lights', '/docs/none'];
  expect(localSuggestions(suggestions, listed, contentIn('en', ''), contentIn('es', '/es'))).toEqual([
    '/es/docs/comienzo',
    '/docs/lights',
    '/docs/none',
  ]);
});
