import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '@/lib/config/site';

/** Everything a release of the framework brings: what is left of it belongs to one site. */
const framework = [
  'app',
  'bench',
  'components',
  'hosting',
  'lib',
  'schema',
  'scripts',
  'stores',
  'cms/src',
  'cms/scripts',
];
const files = execFileSync('git', ['ls-files', '-z', ...framework, '*.config.*', 'package.json', 'cms/package.json'])
  .toString()
  .split('\0')
  // Queries are questions to the pages of the site they were written for.
  .filter(
    (path) => /\.(?:ts|tsx|mjs|cjs|css|json|yml|conf)$/.test(path) && !/^site\.|^bench\/.*quer|\/tests?\//.test(path),
  );

/** Names of the product's own site. */
const { hostname } = new URL(site.url);
const names = [site.title, site.brand.title, site.basePath.slice(1), hostname, hostname.split('.')[0] ?? ''].filter(
  (name) => name.length > 3,
);

it('there are files to look at, and names to look for', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(names.length).toBeGreaterThan(0);
});

it.each(names)('no file of the framework names %s', (name) => {
  const named = files.filter((path) => readFileSync(path, 'utf8').toLowerCase().includes(name.toLowerCase()));
  expect(named).toEqual([]);
});
