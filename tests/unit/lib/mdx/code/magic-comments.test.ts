import { describe, expect, it } from 'vitest';
import { applyMagicComments } from '@/lib/mdx/code/magic-comments';

function marked(lines: readonly string[]): { code: string; highlighted: number[] } {
  const { code, highlighted } = applyMagicComments(lines.join('\n'));
  return { code, highlighted: [...highlighted] };
}

describe('applyMagicComments', () => {
  it('leaves code without them alone', () => {
    expect(marked(['a', '', 'b'])).toEqual({ code: 'a\n\nb', highlighted: [] });
  });

  it.each([
    '// highlight-next-line',
    '//highlight-next-line',
    '    # highlight-next-line  ',
    '-- highlight-next-line',
    '; highlight-next-line',
    ';; highlight-next-line',
    '% highlight-next-line',
    "' highlight-next-line",
    '‘ highlight-next-line',
    "_' highlight-next-line",
    '! highlight-next-line',
    '*> highlight-next-line',
    'REM highlight-next-line',
    'rem highlight-next-line',
    '(* highlight-next-line *)',
    '<!-- highlight-next-line -->',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '{ /* highlight-next-line */ }',
    '// highlight-next-line\r',
  ])('%j marks the line below it', (comment) => {
    expect(marked(['a', comment, 'b', 'c'])).toEqual({ code: 'a\nb\nc', highlighted: [2] });
  });

  it('marks from start to end', () => {
    expect(marked(['# highlight-start', 'a', 'b', '# highlight-end', 'c'])).toEqual({
      code: 'a\nb\nc',
      highlighted: [1, 2],
    });
  });

  it('marks up to the last line where the end is missing', () => {
    expect(marked(['a', '// highlight-start', 'b', 'c'])).toEqual({ code: 'a\nb\nc', highlighted: [2, 3] });
  });

  it('ignores an end without a start, and nothing below the last line', () => {
    expect(marked(['// highlight-end', 'a', '// highlight-next-line'])).toEqual({ code: 'a', highlighted: [] });
  });

  it('counts a line once that is marked twice', () => {
    expect(marked(['// highlight-start', '// highlight-next-line', 'a', '// highlight-end'])).toEqual({
      code: 'a',
      highlighted: [1],
    });
  });

  it.each([
    'a // highlight-next-line',
    '// highlight-next-lines',
    '// highlight-middle',
    'highlight-next-line',
    '"// highlight-start"',
  ])('keeps %s as code', (text) => {
    expect(marked([text, 'b'])).toEqual({ code: `${text}\nb`, highlighted: [] });
  });

  describe('of Shiki', () => {
    const read = (lines: readonly string[]) => {
      const { code, highlighted, added, removed } = applyMagicComments(lines.join('\n'));
      return { code, highlighted: [...highlighted], added: [...added], removed: [...removed] };
    };
    const none = { highlighted: [], added: [], removed: [] };

    it.each([
      ['a // [!code highlight]', { highlighted: [1] }],
      ['a // [!code hl]', { highlighted: [1] }],
      ['a # [!code focus]', { highlighted: [1] }],
      ['a <!-- [!code ++] -->', { added: [1] }],
      ['a {/* [!code ++] */}', { added: [1] }],
      ['a; /* [!code --] */', { removed: [1] }],
      ['a // [!code highlight:2]', { highlighted: [1, 2] }],
      ['a // [!code word:foo]', {}],
    ])('reads %s', (line, marks) => {
      const text = line.startsWith('a;') ? 'a;' : 'a';
      expect(read([line, 'b'])).toEqual({ code: `${text}\nb`, ...none, ...marks });
    });

    it('leave what else their comment says', () => {
      expect(read(['a // [!code ++] b', '/* [!code hl] c */'])).toEqual({
        code: 'a // b\n/* c */',
        highlighted: [2],
        added: [1],
        removed: [],
      });
    });

    it('alone in a line speak of the next', () => {
      expect(read(['a', '  // [!code ++:2]', 'b', 'c', 'd'])).toEqual({ code: 'a\nb\nc\nd', ...none, added: [2, 3] });
    });

    it.each(['a [!code ++]', 'a // [!code unknown]', '"[!code highlight]"', 'a // ! [!codes]'])(
      'leaves %s alone',
      (line) => {
        expect(read([line])).toEqual({ code: line, ...none });
      },
    );
  });
});
