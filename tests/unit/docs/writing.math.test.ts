import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createHeadingIds } from '@/lib/site/slug';
import { buildSite } from './writing/example-site';
import { fillTables } from './writing/field-tables';
import { proofs } from './writing/proofs';
import { readPage } from './writing/read-page';

const text = readFileSync('docs/writing.md', 'utf8');
const sections = readPage(text);

it('the tables of fields say what the schemas say: npm run test:unit -- docs/writing -u', async () => {
  await expect(fillTables(text)).toMatchFileSnapshot('../../../docs/writing.md');
});

it('the contents lead to every section, in their order', () => {
  const ids = createHeadingIds();
  ids.next('Writing');
  const known = sections.map(({ heading }) => ids.next(heading));
  const linked = [...text.slice(0, text.indexOf('\n## ')).matchAll(/\]\(#([\w-]+)\)/g)].map(([, id = '']) => id);
  expect([...linked].sort()).toEqual([...known].sort());
});

it('each sentence that says what readers see has a proof, and each proof a sentence', () => {
  const sentences = sections.flatMap(({ claims }) => claims.map(({ sentence }) => sentence));
  expect([...sentences].sort()).toEqual(Object.keys(proofs).sort());
});

describe.each(sections.filter(({ examples }) => examples.length > 0))('$heading', ({ examples, claims }) => {
  it('passes the content check', async () => {
    expect((await buildSite(examples)).problems).toEqual([]);
  });

  it.each(claims)('shows $sentence', async ({ sentence, example }) => {
    await proofs[sentence]?.(await buildSite(examples), example.path);
  });
});
