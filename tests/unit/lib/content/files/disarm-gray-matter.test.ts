import { createRequire } from 'node:module';
import matter from 'gray-matter';
import { expect, it } from 'vitest';
import { readWindowsFrontMatter } from '@/lib/content/files/disarm-gray-matter';

/** Reads front matter as Contentlayer does: with `parse` of the package that it imports. */
function read(text: string): unknown {
  const yaml = createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return matter(text, { engines: { yaml: (source: string) => yaml.parse(source) as object } }).data;
}

it('front matter with the line ends of Windows keeps no carriage return in its last value', () => {
  const text = '---\r\ntitle: Berths\r\nposition: 1\r\n---\r\n\r\nText.\r\n';
  expect(read(text)).toEqual({ title: 'Berths', position: '1\r' });
  readWindowsFrontMatter();
  expect(read(text)).toEqual({ title: 'Berths', position: 1 });
  expect(read(text.replaceAll('\r', ''))).toEqual({ title: 'Berths', position: 1 });
});
