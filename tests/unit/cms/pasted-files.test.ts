import { expect, it } from 'vitest';
import { pastedFiles, pastedFormat } from '@/cms/src/components/editor/pasted-files';

const picture = new File(['a'], 'image.png', { type: 'image/png' });

function pasted(types: string[], files: readonly File[]) {
  const list = Object.assign([...files], { item: (at: number) => files[at] ?? null });
  return pastedFiles({ types, files: list });
}

it.each([
  ['a screenshot', ['Files']],
  ['a picture of a page', ['text/html', 'Files']],
  ['a file of the desktop, with its name', ['text/plain', 'Files']],
])('takes %s', (_, types) => {
  expect(pasted(types, [picture])).toEqual([picture]);
});

it('takes the words of a word processor, and not the picture of them', () => {
  expect(pasted(['text/plain', 'text/html', 'text/rtf', 'Files'], [picture])).toEqual([]);
});

it('leaves an address as it is, which some browsers copy as a link with the title of its page', () => {
  const copied = new Map([
    ['text/html', '<a href="https://example.com/a">Title</a>'],
    ['text/plain', 'https://example.com/a'],
  ]);
  expect(pastedFormat({ getData: (type) => copied.get(type) ?? '' })).toBe('');
});
