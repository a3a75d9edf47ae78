import { createRequire } from 'node:module';
import { join } from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import { beforeEach, expect, it, vi } from 'vitest';
import { tempFolder } from '../../temp-folder';

const ownSheet: () => AcceptedPlugin = createRequire(import.meta.url)('../../../../lib/theme/postcss-own-sheet.cjs');

async function styles(own: Readonly<Record<string, string>>) {
  const entry = "@import '../.theme/index.css';\n";
  const root = tempFolder({
    'app/globals.css': entry,
    '.theme/theme.css': ':root { --brand: blue; }',
    '.theme/index.css': "@import './theme.css';\n@import '../site.css';\n",
    ...own,
  });
  const { css, messages } = await postcss([ownSheet()]).process(entry, { from: join(root, 'app/globals.css') });
  const depends = (file: string) => messages.some((message) => message['file'] === join(root, file));
  return { css, depends };
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

it('adds the rules of the owner to those of the theme', async () => {
  const { css } = await styles({ 'site.css': '.a { color: red; }' });
  expect(css).toContain('--brand: blue');
  expect(css).toContain('.a');
  expect(css).not.toContain('content:');
});

it.each([
  ['site.css:2:6: Unknown word color', { 'site.css': '.b {}\n.a { color red }' }],
  ['site.css:1:1: Unclosed block', { 'site.css': '.a { color: red;' }],
  ['site.css:2:10: There is no file more.css', { 'site.css': "/* @import './old.css'; */\n@import './more.css';" }],
  ['site.css:1:22: There is no file public/a.svg', { 'site.css': '.a { background: url(./public/a.svg); }' }],
  ['css/more.css:1:4: Unclosed block', { 'site.css': "@import './css/more.css';", 'css/more.css': '.a{.b{' }],
  ['site.css: Cannot apply unknown utility class `nope`', { 'site.css': '.a { @apply nope; }' }],
])('shows in development without them, and says why: %s', async (flaw, own) => {
  const { css, depends } = await styles(own);
  expect(css).toContain('--brand: blue');
  expect(css).toContain(`content: ${JSON.stringify(flaw).slice(0, -1)}`);
  expect(process.stderr.write).toHaveBeenCalledWith(expect.stringContaining(flaw));
  // Otherwise no change would be seen that mends it.
  expect(depends('site.css')).toBe(true);
});

it('waits for a file that is not there', async () => {
  const { depends } = await styles({ 'site.css': "@import './more.css';" });
  expect(depends('more.css')).toBe(true);
});

it('ends a build', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(styles({ 'site.css': '.a { color red }' })).rejects.toThrow('site.css:1:6: Unknown word color');
});

it('knows the utilities of the site in CSS modules', async () => {
  const root = tempFolder({ 'app/globals.css': '@theme inline { --color-tide: #08f }\n@tailwind utilities;' });
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const from = join(root, 'content/components/card.module.css');
  const made = (text: string) => postcss([ownSheet()]).process(text, { from });
  expect((await made('.card { @apply flex text-tide }')).css).toMatch(
    /\.card \{\s+display: flex;\s+color: #08f;\s+\}$/,
  );
  expect((await made('.card { color: red }')).css).toBe('.card { color: red }');
  await expect(made("@reference '../own.css';\n.card { @apply flex }")).rejects.toThrow('own.css');
});

it('is a plugin that webpack calls too', () => {
  expect(ownSheet).toHaveProperty('postcss', true);
});
