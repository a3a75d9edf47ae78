import { expect, it } from 'vitest';
import { pastedFiles } from '@/cms/src/components/editor/pasted-files';

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
