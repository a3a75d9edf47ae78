import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/faults.md', 'utf8');

/** Each section of the document: the file its tests are in, and the names in the last column of its table. */
const sections = text
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [, file = ''] = /`(tests\/e2e\/[\w-]+\.test\.ts)`/.exec(section) ?? [];
    const rows = [...section.matchAll(/^\| .* \| (.+) \|$/gm)].map(([, name = '']) => name);
    // One test may be about several rows, which then stand together.
    const names = rows.filter((name, at) => name !== 'Test' && !name.startsWith('---') && name !== rows[at - 1]);
    return { file, names };
  });

it('the document names the tests of four files', () => {
  expect(sections.map(({ file }) => file)).toHaveLength(4);
});

it.each(sections)('the table of $file names its tests, all of them, in their order', ({ file, names }) => {
  const titles = [...readFileSync(file, 'utf8').matchAll(/^ *test\('(.+?)', /gm)].map(([, title = '']) => title);
  expect(names).toEqual(titles);
});
