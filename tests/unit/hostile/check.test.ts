import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Diagnostic } from '@/lib/report/diagnostic';
import { acceptedFile, acceptedText } from '@/tests/hostile/accepted';
import { hostileBodies } from '@/tests/hostile/corpus/bodies';
import { fileCases } from '@/tests/hostile/corpus/files';
import { judgeFiles } from '@/tests/hostile/judge';
import { documentOf } from '@/tests/hostile/write-cases';
import { tempFolder } from '@/tests/unit/temp-folder';

/** For a machine that does much else. */
const timeout = 120_000;

function withoutPlace(found: readonly Diagnostic[]): Diagnostic[] {
  return found.filter(({ line, column, message }) => line < 1 || column < 1 || message === '');
}

async function acceptedBodies(): Promise<string[]> {
  const documents = hostileBodies.map((body, index) => documentOf(body, `docs/c${index}.mdx`));
  const errors = await judgeFiles(tempFolder(), documents);
  const found = documents.map(({ path }) => errors.get(path) ?? []);
  expect(found.flatMap(withoutPlace)).toEqual([]);
  return hostileBodies.filter((_, index) => found[index]?.length === 0).map(({ name }) => name);
}

async function acceptedFiles(): Promise<string[]> {
  const accepted: string[] = [];
  for (const { name, path, text } of fileCases) {
    const found = (await judgeFiles(tempFolder(), [{ path, text }])).get(path) ?? [];
    expect(withoutPlace(found), name).toEqual([]);
    if (found.length === 0) accepted.push(name);
  }
  return accepted;
}

it('the corpus is large, and no two cases share a name', () => {
  const names = [...hostileBodies, ...fileCases].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
});

// Whoever adds a case or a rule reads what changes in the list: `npx vitest run tests/unit/hostile/check.test.ts -u`.
it('refuses every hostile document with its line, but for those that are listed as harmless', { timeout }, async () => {
  const accepted = [...(await acceptedBodies()), ...(await acceptedFiles())];
  await expect(acceptedText(accepted)).toMatchFileSnapshot(resolve(acceptedFile));
});
