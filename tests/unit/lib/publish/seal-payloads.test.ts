import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sealPayloads } from '@/lib/publish/seal-payloads';
import { payloadEnd } from '@/lib/site/route-payload';
import { tempFolder } from '../../temp-folder';

it('ends payloads with a row of their own, and no other text', () => {
  const files = ['docs/a.html', 'docs/a.txt', 'index.html', 'index.txt', 'b.html', 'b.txt', 'llms.txt', 'robots.txt'];
  const dir = tempFolder(Object.fromEntries(files.map((file) => [file, '1:x\n0:y\n'])));
  expect(sealPayloads(dir, new Set(['b.txt']))).toEqual([]);
  const sealed = files.filter((file) => readFileSync(join(dir, file), 'utf8') === `0:y\n1:x\n${payloadEnd}`);
  expect(sealed).toEqual(['docs/a.txt', 'index.txt']);
  expect(readFileSync(join(dir, 'docs/a.html'), 'utf8')).toBe('1:x\n0:y\n');
});

it('names a payload whose form it does not know, and only ends it', () => {
  const dir = tempFolder({ 'a.html': '', 'a.txt': 'no rows' });
  expect(sealPayloads(dir, new Set())).toEqual([expect.stringMatching(/^! a\.txt stays in the order/)]);
  expect(readFileSync(join(dir, 'a.txt'), 'utf8')).toBe(`no rows${payloadEnd}`);
});
