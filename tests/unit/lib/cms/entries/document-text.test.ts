import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { collections } from '@/lib/cms/entries/collections';
import { documentText, opensWithFence, splitDocument, yamlOf } from '@/lib/cms/entries/document-text';
import { type FieldValues, toFieldValues } from '@/lib/cms/entries/field-values';

const { fields } = collections.docs;

/** Fields as an import makes them of a file, changed as an editor would. */
function edit(text: string, change: FieldValues = {}): string {
  const { head, body } = splitDocument(text);
  const data = (parse(yamlOf(head)) ?? {}) as Record<string, unknown>;
  return documentText(head, fields, { ...toFieldValues(fields, data), ...change }, body);
}

describe('gives back what nobody changed', () => {
  it.each([
    ['comments and odd spacing', '---\n# why\ntitle:   "A"   # here\n\nkeywords: [ a,b ]\n---\nText.\n'],
    ['line ends of Windows', '---\r\ntitle: A\r\n---\r\nText.\r\n'],
    ['a byte order mark', '\uFEFF---\ntitle: A\n---\nText.'],
    ['no front matter', 'Text.\n'],
    ['empty front matter', '---\n---\nText.\n'],
    ['defaults written out', '---\ndraft: false\ntoc_max_heading_level: 3\ntags: []\n---\nText.\n'],
    ['null', '---\npagination_next: null\n---\nText.\n'],
    [
      'objects in a list and free data',
      '---\ntags: [a, {label: B, permalink: /b}]\nsidebar_custom_props: {a: {b: [1]}}\n---\nText.\n',
    ],
    ['keys no field has', '---\nextra: 1\ntitle: A\n---\nText.\n'],
    ['a body without a line end', '---\ntitle: A\n---\nText'],
  ])('%s', (_, text) => {
    expect(edit(text)).toBe(text);
  });

  it('any body', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (body) => {
        fc.pre(!opensWithFence(body));
        const text = `---\ntitle: A\n---\n${body}`;
        expect(edit(text)).toBe(text);
      }),
    );
  });
});

describe('changes the key that changed', () => {
  it.each([
    ['sets', { title: 'B' }, '---\n# why\ntitle: B\nkeywords: [a, b]\n---\nText.\n'],
    ['adds', { unlisted: true }, '---\n# why\ntitle: A\nkeywords: [a, b]\nunlisted: true\n---\nText.\n'],
    ['removes', { keywords: [] }, '---\n# why\ntitle: A\n---\nText.\n'],
    [
      'writes null',
      { pagination_next: 'null' },
      '---\n# why\ntitle: A\nkeywords: [a, b]\npagination_next: null\n---\nText.\n',
    ],
    [
      'writes a group',
      { last_update: { date: '2026-03-01', author: '' } },
      '---\n# why\ntitle: A\nkeywords: [a, b]\nlast_update:\n  date: 2026-03-01\n---\nText.\n',
    ],
  ])('%s', (_, change, expected) => {
    expect(edit('---\n# why\ntitle: A\nkeywords: [a, b]\n---\nText.\n', change)).toBe(expected);
  });

  it('whatever text an editor enters comes out as that text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (title) => {
        fc.pre(title !== 'null');
        const { head } = splitDocument(documentText('', fields, { title }, 'Text.'));
        expect((parse(yamlOf(head)) as { title: string }).title).toBe(title);
      }),
    );
  });
});

it('takes a head for its form only', () => {
  const evil = '---js\n{ title: process.exit() }\n---\n';
  expect(documentText(evil, fields, { title: 'A' }, 'Text.')).toBe('---\ntitle: A\n---\nText.');
  expect(documentText('---\ntitle: A\n---\nimport x\n', fields, { title: 'A' }, 'Text.')).toBe(
    '---\ntitle: A\n---\nText.',
  );
});
