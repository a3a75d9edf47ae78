import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontsSheet } from '@/lib/theme/fonts-module';

const folder = 'app/styles';

it('sets code in the font that a theme has for it, wherever a style sheet sets code', () => {
  const files: [{ src: string; weight: string; style: 'normal' }] = [
    { src: '/fonts/code.woff2', weight: '400', style: 'normal' },
  ];
  const sheet = fontsSheet('.', { fonts: { text: 'system', headings: 'inherit', code: files } });
  const [variable = ''] = /--[\w-]+(?=:)/.exec(sheet) ?? [];
  expect(variable).not.toBe('');
  const sheets = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const families = sheets.flatMap((text) => text.match(/font-family:[^;]*monospace[^;]*;/g) ?? []);
  expect(families.length).toBeGreaterThan(0);
  for (const family of families) expect(family).toContain(`var(${variable}`);
});
