import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontsSheet } from '@/lib/theme/fonts-module';
import tailwind from '@/tailwind.config';

const folder = 'app/styles';

it('sets code in the font that a theme has for it, which style sheets set code in alone', () => {
  const files: [{ src: string; weight: string; style: 'normal' }] = [
    { src: '/fonts/code.woff2', weight: '400', style: 'normal' },
  ];
  const sheet = fontsSheet('.', { fonts: { text: 'system', headings: 'inherit', code: files } });
  const [variable = ''] = /--[\w-]+(?=:)/.exec(sheet) ?? [];
  expect(variable).not.toBe('');
  expect(tailwind.theme.extend.fontFamily.mono[0]).toContain(`var(${variable}`);
  const sheets = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(sheets.filter((text) => text.includes('font-mono')).length).toBeGreaterThan(0);
  expect(sheets.flatMap((text) => text.match(/font-family:[^;]*mono/g) ?? [])).toEqual([]);
});
