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

/** So few that the check starts no thread for them, which costs more than it saves here. */
const portion = 150;

async function acceptedBodies(): Promise<string[]> {
  const accepted: string[] = [];
  for (let start = 0; start < hostileBodies.length; start += portion) {
    const documents = hostileBodies
      .slice(start, start + portion)
      .map((body, index) => ({ name: body.name, ...documentOf(body, `docs/c${index}.mdx`) }));
    const errors = await judgeFiles(tempFolder(), documents);
    for (const { name, path } of documents) {
      const found = errors.get(path) ?? [];
      expect(withoutPlace(found), name).toEqual([]);
      if (found.length === 0) accepted.push(name);
    }
  }
  return accepted;
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
