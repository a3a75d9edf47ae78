import { expect, test } from 'vitest';
import { createImageResolver } from '@/lib/content/links/resolve-image';
import { makeEditions } from '@/lib/content/model/make-editions';
import type { Card } from '@/lib/publish/card';
import { drawPreviews } from '@/lib/publish/draw-previews';
import { siteConfig } from '@/tests/support/site-config';
import { source } from '../../../support/content';
import { tempFolder } from '../../temp-folder';

test('draws each page in its language and direction, and says which letters are lacking', async () => {
  const arabic = 'i18n/ar/docusaurus-plugin-content-docs/current';
  const contentDir = tempFolder({ [`${arabic}/a.md`]: '' });
  const [en, ar] = [
    { code: 'en', label: 'English' },
    { code: 'ar', label: 'العربية', dir: 'rtl' },
  ] as const;
  const site = siteConfig({ title: 'Site', locales: [en, ar] });
  const sources = [
    source('Doc', 'docs/a.md', { title: 'Start' }, 'Text.'),
    source('Doc', 'docs/b.md', { title: 'Own', image: '/img/own.png' }, 'Text.'),
    source('Doc', `${arabic}/a.md`, { title: 'البدء' }, 'Text.'),
  ];
  const editions = makeEditions({ site, contentDir, sources, drafts: false });
  const cards: Card[] = [];
  const lines: string[] = [];
  const font = '@fontsource/noto-sans-arabic';
  await drawPreviews(
    {
      editions,
      site: editions[0].site,
      updates: new Map(),
      resolveImage: createImageResolver({ contentDir, publicDir: tempFolder(), basePath: '' }),
      logo: undefined,
      drawCard: async (card) => {
        cards.push(card);
        return { name: '', png: Buffer.alloc(0), lacking: card.title === 'البدء' ? [font] : [] };
      },
    },
    { signal: new AbortController().signal, print: (line) => lines.push(line) },
  );
  expect(cards.map(({ title, language, direction }) => [title, language, direction])).toEqual([
    ['Site', 'en', 'ltr'],
    ['Start', 'en', 'ltr'],
    ['Site', 'ar', 'rtl'],
    ['البدء', 'ar', 'rtl'],
  ]);
  expect(lines).toEqual([
    expect.stringMatching(/“البدء” leave out .*npm install --save-dev @fontsource\/noto-sans-arabic$/),
  ]);
});
