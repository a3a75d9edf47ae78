import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from '@/lib/node/read-json';
import { tempFolder } from '../../temp-folder';

test('reads a file as JSON, and throws where it is none or not there', () => {
  const folder = tempFolder({ 'a.json': '{"a":["b"]}', 'b.json': '{' });
  expect(readJson(join(folder, 'a.json'))).toEqual({ a: ['b'] });
  expect(() => readJson(join(folder, 'b.json'))).toThrow(SyntaxError);
  expect(() => readJson(join(folder, 'c.json'))).toThrow('ENOENT');
});
