import { expect, it } from 'vitest';
import { validateSiteConfig } from '@/lib/config/config-mistakes';
import { withLanguagesInUse } from '@/lib/content/model/languages-in-use';
import { makeEditions } from '@/lib/content/model/make-editions';
import { siteRoutes } from '@/lib/content/model/site-routes';
import type { SourceDocument } from '@/lib/content/types';
import { tempFolder } from '../../../temp-folder';
import { fixtureConfig } from '../../check/fixture-site';

const site = validateSiteConfig({
  ...fixtureConfig,
  locales: [
    { code: 'en', label: 'English' },
    { code: 'es', label: 'Español' },
    { code: 'de', label: 'Deutsch' },
  ],
});

const content = { 'docs/intro.md': 'Text.', 'i18n/de/docusaurus-theme-classic/navbar.json': '{}' };

it('keeps the default language, and each that has a folder of translations', () => {
  const codes = (folder: string) => withLanguagesInUse(site, folder).locales.map(({ code }) => code);
  expect(codes(tempFolder(content))).toEqual(['en', 'de']);
  expect(codes(tempFolder())).toEqual(['en']);
});

it('gives a language without a folder no page, and no part in the menu', () => {
  const intro = { kind: 'Doc', path: 'docs/intro.md', data: {}, body: 'Text.', bodyLine: 1 } as const;
  const sources: SourceDocument[] = [{ ...intro, untrusted: false }];
  const editions = makeEditions({ site, contentDir: tempFolder(content), sources, drafts: false });
  expect(editions.map(({ locale }) => locale.code)).toEqual(['en', 'de']);
  expect(
    editions.flatMap((edition) => [...siteRoutes(edition.content)]).filter((route) => route.includes('intro')),
  ).toEqual(['/docs/intro', '/de/docs/intro']);
  expect(editions[0].site.locales.map(({ code }) => code)).toEqual(['en', 'de']);
});
