import { describe, expect, it } from 'vitest';
import { expandLines, parseCodeMeta, readFence } from '@/lib/mdx/code/code-meta';

describe('parseCodeMeta', () => {
  it('finds nothing in an empty text', () => {
    expect(parseCodeMeta('')).toEqual({ title: undefined, lines: undefined, numbers: undefined, flags: new Set() });
  });

  it('reads everything together, in any order', () => {
    const expected = { title: "it's a.js", lines: '1,3-5', numbers: 7, flags: new Set(['live', 'showLineNumbers']) };
    expect(parseCodeMeta('live showLineNumbers {1, 3-5} title="it\'s a.js"')).toEqual({ ...expected, numbers: 1 });
    expect(parseCodeMeta('title="it\'s a.js" {1,3-5} showLineNumbers=7 live')).toEqual({
      ...expected,
      flags: new Set(['live']),
    });
  });

  it.each([
    ['title=\'a "b"\'', 'a "b"'],
    ['title=""', ''],
    ['filename="app/a.ts"', 'app/a.ts'],
    ["fileName='a.ts'", 'a.ts'],
    ['file="a.ts"', 'a.ts'],
    ['app/[id]/page.tsx', undefined],
    ['src/a.test.ts {1}', 'src/a.test.ts'],
    ['.env.local live', '.env.local'],
    ['title="b.ts" a.ts', 'b.ts'],
    ['1.5 no_run', undefined],
    ['file=./a.ts', undefined],
    ['title=plain', undefined],
    ['subtitle="a"', undefined],
  ])('%s has the title %j', (meta, title) => {
    expect(parseCodeMeta(meta).title).toBe(title);
  });

  it.each([
    ['title="{1} showLineNumbers live"', undefined, undefined],
    ['{}', undefined, undefined],
    ['{a}', undefined, undefined],
    ['showLineNumbers={3}', undefined, 3],
    ['showLineNumbers={3} {1}', '1', 3],
    ['showLineNumbers=0', undefined, 0],
    ['highlight={1,3-5}', '1,3-5', undefined],
    ['lineNumbers', undefined, 1],
    ['linenums="5" hl_lines="2 4-5"', '2,4-5', 5],
    ['hl_lines=""', undefined, undefined],
    ['hideLineNumbers', undefined, undefined],
  ])('%s has lines %j and starts at %j', (meta, lines, numbers) => {
    expect(parseCodeMeta(meta)).toMatchObject({ lines, numbers });
  });

  it('does not take values and titles for flags', () => {
    expect([...parseCodeMeta('title="npm2yarn" a=npm2yarn b').flags]).toEqual(['b']);
  });
});

describe('expandLines', () => {
  it.each([
    ['1', [1]],
    ['1,3-5', [1, 3, 4, 5]],
    ['2-2', [2]],
    ['5-3', []],
    ['1,,2,', [1, 2]],
    ['x', []],
    ['3,1,3', [3, 1]],
  ])('%s is %j', (lines, numbers) => {
    expect([...expandLines(lines)]).toEqual(numbers);
  });

  it('ends a range that would fill the memory', () => {
    expect(expandLines('1-999999999').size).toBeLessThanOrEqual(10_000);
  });
});

describe('readFence', () => {
  it.each([
    ['js', '{1}', 'js', ' {1}'],
    ['js{1,3}', 'x', 'js', '{1,3} x'],
    ['{1}', undefined, '', '{1} '],
    ['{.python', '.numbered}', 'python', ' .numbered}'],
    ['{', '.yaml .annotate }', 'yaml', ' .annotate }'],
    ['title="my', 'file.js"', '', 'title="my file.js"'],
    ['c++', undefined, 'c++', ' '],
    ['Mermaid', undefined, 'mermaid', ' '],
    [undefined, undefined, '', ' '],
  ])('tells language and meta of %j and %j apart', (lang, meta, language, rest) => {
    expect(readFence(lang, meta)).toEqual({ language, meta: rest });
  });
});
