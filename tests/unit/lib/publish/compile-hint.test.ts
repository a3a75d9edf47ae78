import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hintCompilation } from '@/lib/publish/compile-hint';
import { tempFolder } from '@/tests/unit/temp-folder';

test('scripts of pages begin with the hint, once', () => {
  const files = { 'chunks/a.js': 'a()', 'chunks/deep/b.js': 'b()', 'chunks/c.css': 'c{}', 'rows/d.js': 'd()' };
  const root = tempFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`_next/static/${name}`, text])),
  );
  hintCompilation(root);
  hintCompilation(root);
  const texts = Object.keys(files).map((name) => readFileSync(join(root, '_next/static', name), 'utf8'));
  expect(texts).toEqual(['//# allFunctionsCalledOnLoad\na()', '//# allFunctionsCalledOnLoad\nb()', 'c{}', 'd()']);
});

test('an export without scripts stays as it is', () => {
  expect(() => hintCompilation(tempFolder({ 'index.html': '' }))).not.toThrow();
});
