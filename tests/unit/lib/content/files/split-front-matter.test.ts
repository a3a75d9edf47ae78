import fc from 'fast-check';
import matter from 'gray-matter';
import { describe, expect, it } from 'vitest';
import { disarmGrayMatter } from '@/lib/content/files/disarm-gray-matter';
import { splitFrontMatter } from '@/lib/content/files/split-front-matter';

/** What gray-matter takes for the block and the body of a file, whatever the block says. */
function bySplitter(text: string): { yaml: string; body: string } {
  const yaml = () => ({});
  const { matter: block, content } = matter(text, { engines: { yaml, yml: yaml }, language: 'yaml' });
  return { yaml: block, body: content };
}

const lineEnds = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\n\n', ' '];
const pieces = [
  '---',
  '----',
  '--',
  '-',
  'title: a',
  '"',
  "'",
  '|',
  '>',
  ':',
  '#',
  '\uFEFF',
  '{',
  '~~~',
  '\t',
  '\0',
  'x',
];

/** Text in which fences and line ends of every kind are likely. */
const anyText = fc
  .tuple(
    fc.constantFrom('', '\uFEFF'),
    fc.boolean(),
    fc.array(fc.constantFrom(...pieces, ...lineEnds), { maxLength: 24 }),
  )
  .map(([mark, opens, parts]) => mark + (opens ? '---\n' : '') + parts.join(''));

describe('splitFrontMatter', () => {
  it('finds the body where gray-matter does, on any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
        const found = splitFrontMatter(text);
        // Another language than YAML is an error wherever it is read.
        fc.pre(!found || found.info === '');
        fc.pre(text !== '');
        const { body, yaml } = bySplitter(text);
        expect(text.slice(found?.bodyStart ?? (text.startsWith('\uFEFF') ? 1 : 0))).toBe(body);
        if (found) expect(found.yaml.trim()).toBe(yaml.trim());
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a line separator ends no line', '---\ntitle: E\ndescription: x\u2028---\n~~~: 1\n---\n\n{code}', '\n{code}'],
    ['a next line ends no line', '---\ntitle: E\u0085---\n---\nbody', 'body'],
    ['a carriage return alone ends no line', '---\ntitle: E\r---\r---\n---\nbody', 'body'],
    ['dashes within a line close nothing', '---\ntitle: a --- b\n---\nbody', 'body'],
    ['four dashes open nothing', '----\na\n----\n', '----\na\n----\n'],
    ['without an end all is front matter', '---\ntitle: a\n', ''],
  ])('%s', (_, text, body) => {
    expect(text.slice(splitFrontMatter(text)?.bodyStart ?? 0)).toBe(body);
  });
});

describe('disarmGrayMatter', () => {
  it('leaves no language that runs', () => {
    const ran = () => Reflect.get(globalThis, 'frontMatterRan') as unknown;
    for (const name of ['js', 'javascript', 'JS', 'json', 'coffee', 'toml']) {
      const text = `---${name}\n{ title: (globalThis.frontMatterRan = '${name}') }\n---\nbody`;
      disarmGrayMatter();
      expect(() => matter(text, { engines: { yaml: () => ({}) } })).toThrow(/not registered/);
    }
    expect(ran()).toBeUndefined();
  });
});
