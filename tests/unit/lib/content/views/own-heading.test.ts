import { expect, it } from 'vitest';
import { hasOwnHeading, headingId } from '@/lib/content/views/shown-headings';

const headings = (...depths: number[]) => depths.map((depth) => ({ id: `h${depth}`, text: 'Heading', depth }));

it.each([
  ['a text behind whose first paragraph a heading of the first level stands', {}, [1, 2, 1], true],
  ['a text with sections only', {}, [2, 3], false],
  ['one whose first heading is a section', {}, [2, 1], false],
  ['one that opens with its heading, also where others follow', { heading: 'Lamps' }, [1, 2], false],
  ['one whose title is hidden, wherever the heading stands', { hideTitle: true }, [2, 1], true],
  ['one whose title is hidden, without headings', { hideTitle: true }, [], false],
])('%s: its own heading is %s', (_, text, depths, expected) => {
  expect(hasOwnHeading(text, headings(...depths))).toBe(expected);
});

it('a heading below a thematic break is no title', () => {
  const reference = { id: 'reference', text: 'Reference', depth: 1, belowBreak: true as const };
  expect(hasOwnHeading({}, [reference])).toBe(false);
  expect(hasOwnHeading({ hideTitle: true }, [reference])).toBe(true);
});

it.each([
  ['its text', { idText: 'All lamps' }, 'all-lamps'],
  ['the id that its author gave it', { ownId: 'lamps' }, 'lamps'],
  ['nothing where a section has that id', { idText: 'H2' }, undefined],
  ['nothing where the text opens with no heading', {}, undefined],
])('the heading above a text is reached by %s', (_, heading, expected) => {
  expect(headingId(heading, headings(2, 3))).toBe(expected);
});
