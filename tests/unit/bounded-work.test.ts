import { describe, expect, it } from 'vitest';
import { growthProblem, type Work } from './bounded-work/growth';
import { type Shape, shape, shapesFor } from './bounded-work/shapes';
import { quick, thorough } from './bounded-work/subjects';

const most = process.env['SHAPES'] === 'all' ? 3_600_000 : 60_000;

async function problemsOf(work: Work, turn: number, share: number): Promise<string[]> {
  for (const each of shapesFor(turn, share)) {
    const problem = await growthProblem(work, each);
    // One is enough: a second may take minutes.
    if (problem) return [problem];
  }
  return [];
}

describe('ten times the text costs at most fifteen times the time', () => {
  it.each(Object.entries(quick).map(([name, work], turn) => ({ name, work, turn })))(
    '$name',
    async ({ work, turn }) => {
      expect(await problemsOf(work, turn, 1 / 2)).toEqual([]);
    },
    most,
  );

  it.each(Object.entries(thorough).map(([name, work], turn) => ({ name, work, turn })))(
    '$name',
    async ({ work, turn }) => {
      expect(await problemsOf(work, turn, 1 / 16)).toEqual([]);
    },
    most,
  );
});

const many: Shape = {
  name: 'keys',
  make: (length) => Array.from({ length: length / 10 }, (_, index) => `k${index}: 1\n`).join(''),
};

describe('what once took minutes takes no more than ten times as long either', () => {
  const cases: readonly [string, Shape][] = [
    ['summarize', shape('# a', ' ', '{#')],
    ['summarize', shape('# a', ' ', 'x')],
    ['summarize', shape('# a {#', ' ', '')],
    ['preprocess', shape(':::note a', ' ', 'x')],
    ['preprocess', shape('# a', ' ', '{#')],
    ['parseCodeMeta', shape('', 'a', '')],
    ['readingMinutes', shape('', '`', '')],
    ['readSections of plain Markdown', shape('<Tabs values={[', '- ', 'x')],
    ['fileFacts of a plain doc', shape('    ```\n\n', '*a_', '')],
    ...['mergeYaml', 'mergeYaml with a field', 'splitParts', 'fieldProblem', 'fileFacts of front matter'].map(
      (name): [string, Shape] => [name, many],
    ),
  ];
  it.each(cases.map(([name, bad]) => ({ name, bad, text: bad.name })))('$name with $text', async ({ name, bad }) => {
    const work = { ...quick, ...thorough }[name];
    expect(work && (await growthProblem(work, bad))).toBeUndefined();
  });
});
