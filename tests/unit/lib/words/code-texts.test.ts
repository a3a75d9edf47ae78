import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { site } from '@/lib/config/site';
import { wordsModule, writeWords } from '@/lib/words/write-words';
import { tempFolder } from '@/tests/unit/temp-folder';

it('gives pages the texts of components in their language, which those of the configuration win over', () => {
  const root = tempFolder({
    'content/i18n/es/code.json': JSON.stringify({
      'theme.common.skipToMainContent': { message: 'Saltar' },
      'home.start': { message: 'Empezar' },
      Docs: { message: 'Papeles' },
    }),
  });
  const locales = [
    { code: 'en', label: 'English', dir: 'ltr' as const, texts: {} },
    { code: 'es', label: 'Español', dir: 'ltr' as const, texts: { Docs: 'Documentos' } },
  ];
  writeWords(root, 'content', { ...site, locales }, () => ({}));
  const [, texts = ''] =
    /"texts": (\{[^}]*\})/.exec(readFileSync(join(root, wordsModule('content'), '../es.ts'), 'utf8')) ?? [];
  expect(JSON.parse(texts)).toEqual({ 'home.start': 'Empezar', Docs: 'Documentos' });
});
