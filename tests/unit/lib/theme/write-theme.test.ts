import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeTheme } from '@/lib/theme/write-theme';
import { siteConfig } from '../../../support/site-config';
import { tempFolder } from '../../temp-folder';

const themeOf = (theme: NonNullable<Parameters<typeof siteConfig>[0]>['theme']) => siteConfig({ theme }).theme;
const read = (root: string, file: string) => readFileSync(join(root, '.theme', file), 'utf8');

it('writes nothing to see for a site that says nothing', () => {
  const root = tempFolder({});
  writeTheme(root, themeOf({}));
  expect(read(root, 'theme.css')).toBe('');
  expect(read(root, 'index.css')).toBe("@import './theme.css';\n");
  expect(existsSync(join(root, '.theme/fonts.ts'))).toBe(false);
});

it('writes variants of the colour for both modes, and the radius', () => {
  const root = tempFolder({});
  writeTheme(root, themeOf({ color: '#0b7285', radius: 2 }));
  const sheet = read(root, 'theme.css');
  expect(sheet).toMatch(/^:root \{ --brand: #0b7285; --brand-fill: #0b7285; --link: #[0-9a-f]{6};/);
  expect(sheet).toMatch(/@media not print \{ \[data-theme='dark'\] \{ --brand: #[0-9a-f]{6};/);
  expect(sheet).toContain(':root { --radius: 2px; }');
});

it('names the classes of documents', () => {
  const root = tempFolder({});
  writeTheme(root, themeOf({}), 'mt-4 underline');
  expect(read(root, 'index.css')).toBe(`@import './theme.css';\n@source inline("mt-4 underline");\n`);
});

it('imports the rules of the owner after all others, while there are any', () => {
  const root = tempFolder({ 'site.css': '.navbar { color: red; }' });
  writeTheme(root, themeOf({}));
  expect(read(root, 'index.css')).toBe("@import './theme.css';\n@import '../site.css';\n");
  rmSync(join(root, 'site.css'));
  writeTheme(root, themeOf({}));
  expect(read(root, 'index.css')).not.toContain('site.css');
});

it('names the fonts of a site as Next reads them, and forgets them again', () => {
  const root = tempFolder({});
  writeTheme(root, themeOf({ fonts: { headings: 'inter', code: [{ src: '/fonts/a.woff2', weight: '100 900' }] } }));
  const fonts = read(root, 'fonts.ts');
  expect(fonts).toContain('path: "../node_modules/@fontsource/inter/files/inter-latin-700-normal.woff2"');
  expect(fonts).toContain('path: "../public/fonts/a.woff2"');
  expect(fonts).toMatch(/variable: "--font-code",\n {2}display: "optional"/);
  expect(read(root, 'theme.css')).toContain(
    "html { --site-headings: var(--font-headingsMore), var(--font-headings), 'headings stand-in'; --site-code: var(--font-code); }\n",
  );
  writeTheme(root, themeOf({}));
  expect(existsSync(join(root, '.theme/fonts.ts'))).toBe(false);
});

it('measures what stands in until a font comes', () => {
  const font = readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2');
  const root = tempFolder({});
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/a.woff2'), font);
  writeTheme(root, themeOf({ fonts: { text: [{ src: '/a.woff2' }] } }));
  expect(read(root, 'theme.css')).toContain(
    "src: local('Arial'), local('Liberation Sans'), local('Arimo'); font-weight: 1 599; ascent-override: 89.79%; descent-override: 22.36%; line-gap-override: 0%; size-adjust: 107.89%;",
  );
});

it('leaves files alone that are right', () => {
  const root = tempFolder({});
  writeTheme(root, themeOf({}));
  const file = join(root, '.theme/theme.css');
  const before = statSync(file).mtimeMs;
  writeTheme(root, themeOf({}));
  expect(statSync(file).mtimeMs).toBe(before);
  writeFileSync(file, 'changed');
  writeTheme(root, themeOf({}));
  expect(read(root, 'theme.css')).toBe('');
});
