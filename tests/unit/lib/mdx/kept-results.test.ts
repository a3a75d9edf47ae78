import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { openKeptResults } from '@/lib/mdx/kept-results';
import type { MdxContext } from '@/lib/mdx/types';
import { stubContext } from '@/tests/support/stub-context';
import { tempFolder } from '@/tests/unit/temp-folder';

let file = '';
let made: string[] = [];

beforeEach(() => {
  file = join(tempFolder(), 'kept.json');
});

/** A build that makes a text of each document, with the address of its link, its picture and what it includes. */
function build(sources: readonly string[], context: MdxContext = stubContext, code = 'code'): string[] {
  made = [];
  const kept = openKeptResults(file, z.string(), code);
  const results = sources.map((body) =>
    kept.of({ body }, context, ({ link, image, include }) => {
      made.push(body);
      return [body, link('./a.mdx').href, image('./b.png', 'docs/_part.mdx').src, include?.('_part.mdx')?.body].join();
    }),
  );
  kept.save();
  return results;
}

it('takes what was made of a document that is what it was', () => {
  const first = build(['one', 'two']);
  expect(made).toEqual(['one', 'two']);
  expect(build(['one', 'two changed'])).toEqual([first[0], first[1]?.replace('two', 'two changed')]);
  expect(made).toEqual(['two changed']);
});

const otherAnswers: Readonly<Record<string, MdxContext>> = {
  link: { ...stubContext, link: () => ({ href: '/moved', external: false }) },
  image: { ...stubContext, image: (src) => ({ src, width: 1, height: 1 }) },
  include: { ...stubContext, include: () => undefined },
};

it.each(Object.entries(otherAnswers))('makes it anew where it asks for a %s and gets another answer', (_, context) => {
  build(['one']);
  const results = build(['one'], context);
  expect(made).toEqual(['one']);
  expect(results).not.toEqual(build(['one']));
});

it('makes it anew by other code, and where the file is damaged', () => {
  build(['one']);
  build(['one'], stubContext, 'other code');
  expect(made).toEqual(['one']);
  writeFileSync(file, readFileSync(file, 'utf8').replace('one', 'won'));
  expect(build(['one'], stubContext, 'other code')[0]).toMatch(/^one,/);
  expect(made).toEqual(['one']);
  writeFileSync(file, '{');
  build(['one'], stubContext, 'other code');
  expect(made).toEqual(['one']);
});

it('keeps what the last build asked for, and nothing else', () => {
  build(['one', 'two']);
  build(['two']);
  build(['one', 'two']);
  expect(made).toEqual(['one']);
});
