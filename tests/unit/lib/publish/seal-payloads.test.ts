import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sealPayloads } from '@/lib/publish/seal-payloads';
import { payloadEnd } from '@/lib/site/payload-end';
import { tempFolder } from '../../temp-folder';

it('ends payloads with a row of their own, and no other text', () => {
  const files = ['docs/a.html', 'docs/a.txt', 'docs/a/__next._tree.txt', '__next._tree.txt', 'llms.txt', 'robots.txt'];
  const dir = tempFolder(Object.fromEntries(files.map((file) => [file, 'x\n'])));
  sealPayloads(dir);
  const sealed = files.filter((file) => readFileSync(join(dir, file), 'utf8') === `x\n${payloadEnd}`);
  expect(sealed).toEqual(['docs/a.txt', 'docs/a/__next._tree.txt', '__next._tree.txt']);
  expect(readFileSync(join(dir, 'docs/a.html'), 'utf8')).toBe('x\n');
});
