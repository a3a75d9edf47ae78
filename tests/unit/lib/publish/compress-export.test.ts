import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressExport } from '@/lib/publish/compress-export';
import { tempFolder } from '@/tests/unit/temp-folder';

it('puts both forms beside what is text and long enough', () => {
  const long = 'words and words '.repeat(100);
  const dir = tempFolder({ 'docs/a.html': long, 'a.js': 'short', 'a.png': long });
  expect(compressExport(dir)).toBe(1);
  expect(brotliDecompressSync(readFileSync(join(dir, 'docs/a.html.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(dir, 'docs/a.html.gz'))).toString()).toBe(long);
  expect(['a.js.gz', 'a.png.gz', 'a.png.br'].filter((name) => existsSync(join(dir, name)))).toEqual([]);
});

it('gives the same bytes each time, and leaves its own files alone', () => {
  const dir = tempFolder({ 'a.html': 'words and words '.repeat(100) });
  compressExport(dir);
  const first = ['a.html.br', 'a.html.gz'].map((name) => readFileSync(join(dir, name)));
  expect(compressExport(dir)).toBe(1);
  expect(['a.html.br', 'a.html.gz'].map((name) => readFileSync(join(dir, name)))).toEqual(first);
});
