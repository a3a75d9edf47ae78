import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { placeConfigProblems } from '@/lib/config/config-places';
import { tempFolder } from '../../temp-folder';

const config = `import type { SiteConfigInput } from './schema/site';

const footer = { columns: [{ title: 'a', links: [] }], copyright: '' } as const;
const loop = again;
const again = loop;

export default {
  'mainDoc': ('intro'),
  navbar: { left: [{ label: 'x', to: '/x' }] },
  footer,
  url: loop,
  ...{ title: 'x' },
  ['tagline']: 'x',
} satisfies SiteConfigInput;
`;

const problemAt = (key: (string | number)[]) => ({
  key,
  code: 'config/doubtful',
  message: 'is wrong',
  hint: 'Mend it.',
});

async function findPlace(key: (string | number)[], text: string, json?: string) {
  const path = join(tempFolder({ 'site.config.ts': text }), 'site.config.ts');
  const [found] = await placeConfigProblems([problemAt(key)], { path, json }, basename);
  return found;
}

async function placeOf(key: (string | number)[], text = config) {
  const found = await findPlace(key, text);
  return `${found?.line}:${found?.column} ${found?.message}`;
}

it.each([
  [['mainDoc'], '8:14'],
  [['navbar', 'left', 0, 'to'], '9:38'],
  [['navbar', 'left', 1, 'to'], '1:1'],
  [['footer', 'columns', 0, 'title'], '3:37'],
  [['url'], '11:8'],
  [['url', 'x'], '1:1'],
  [['title'], '1:1'],
  [['tagline'], '1:1'],
])('%j stands at %s', async (key, place) => {
  expect(await placeOf(key)).toMatch(new RegExp(`^${place} `));
});

it('names the key where it can say no place', async () => {
  expect(await placeOf(['navbar', 'left', 0, 'to'], 'export default {')).toBe('1:1 navbar.left[0].to: is wrong');
  expect(await placeOf(['navbar'], 'module.exports = {}')).toBe('1:1 navbar: is wrong');
});

it('drops what is a mistake only where it is written out, and is not', async () => {
  const problem = { ...problemAt(['mainDoc']), onlyWritten: true };
  const find = (json: string) => placeConfigProblems([problem], { path: 'site.config.ts', json }, basename);
  expect(await placeConfigProblems([problem], { path: 'nowhere/site.config.ts' }, basename)).toEqual([]);
  expect(await find('{ "extends": null }')).toEqual([]);
  expect(await find('{ "mainDoc": "start" }')).toHaveLength(1);
  expect(await find('{}')).toHaveLength(1);
});

it('points to the variable where that replaces a key, or all of them', async () => {
  const inVariable = { file: 'SITE_CONFIG', line: 1 };
  expect(await findPlace(['mainDoc'], config, '{"mainDoc":  "x"}')).toMatchObject({ ...inVariable, column: 14 });
  expect(await findPlace(['mainDoc'], config, '{"title": "x"}')).toMatchObject({ file: 'site.config.ts', line: 8 });
  expect(await findPlace(['mainDoc'], config, '{"extends": null}')).toMatchObject({ ...inVariable, column: 1 });
});
