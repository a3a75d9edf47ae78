import { describe, expect, it } from 'vitest';
import { readSections } from '@/lib/mdx/read-sections';
import { stubContext } from '../../../support/stub-context';

function sectionsOf(body: string, format: 'mdx' | 'md' = 'mdx') {
  const sections = readSections(
    { path: `docs/page.${format}`, body, bodyLine: 1, format, untrusted: false },
    stubContext,
  );
  return sections.map(({ heading, text, code }) => ({
    heading: heading?.text ?? null,
    id: heading?.id ?? null,
    text: text.replace(/\s+/g, ' ').trim(),
    code: code.replace(/\s+/g, ' ').trim(),
  }));
}

describe('readSections', () => {
  it('starts with the text before the first heading, also where there is none', () => {
    expect(sectionsOf('Hello **you**.\n\n## Next\n\nMore.')).toEqual([
      { heading: null, id: null, text: 'Hello you .', code: '' },
      { heading: 'Next', id: 'next', text: 'More.', code: '' },
    ]);
    expect(sectionsOf('## First')[0]).toEqual({ heading: null, id: null, text: '', code: '' });
  });

  it('counts the heading above the body, as the page does', () => {
    const source = { path: 'docs/page.mdx', bodyLine: 1, format: 'mdx', untrusted: false } as const;
    const sections = readSections({ ...source, idText: 'Setup', body: '## Setup\n\n## Named {#setup-1}' }, stubContext);
    expect(sections.slice(1).map(({ heading }) => heading?.id)).toEqual(['setup-2', 'setup-1']);
  });

  it('cuts at every heading below the title, however deep', () => {
    const sections = sectionsOf('## One\n\n#### Two\n\nDeep.\n\n###### Three\n\nDeeper.\n\n# Title\n\nText.');
    expect(sections.map(({ heading }) => heading)).toEqual([null, 'One', 'Two', 'Three']);
    expect(sections.map(({ text }) => text)).toEqual(['', '', 'Deep.', 'Deeper. Title Text.']);
  });

  it('keeps explicit ids and takes code in headings as text', () => {
    expect(sectionsOf('## Call `fgApi.find()` {#call}\n\nText.')[1]).toMatchObject({
      heading: 'Call fgApi.find()',
      id: 'call',
      text: 'Text.',
    });
  });

  it('tells repeated headings apart as the page does', () => {
    expect(sectionsOf('## Fields\n\n## Fields').map(({ id }) => id)).toEqual([null, 'fields', 'fields-1']);
  });

  it('gives every term a section', () => {
    const [, term] = sectionsOf('<Term id="slug" name="Slug">\n\nPart of an address.\n\n</Term>');
    expect(term).toMatchObject({ heading: 'Slug', id: 'slug', text: 'Part of an address.' });
  });

  it('reads all tabs with their labels', () => {
    const body =
      '## Install\n\n<Tabs>\n<TabItem value="npm" label="With npm">\n\nAlpha.\n\n</TabItem>\n<TabItem value="yarn" label="With yarn">\n\nBeta.\n\n</TabItem>\n</Tabs>';
    const text = sectionsOf(body)[1]?.text;
    for (const part of ['With npm', 'Alpha.', 'With yarn', 'Beta.']) expect(text).toContain(part);
  });

  it('reads admonitions with their titles', () => {
    const text = sectionsOf(':::warning[Mind the gap]\n\nStep over.\n\n:::')[0]?.text;
    expect(text).toContain('Mind the gap');
    expect(text).toContain('Step over.');
    expect(sectionsOf(':::note[Mind `the` gap]\n\nStep over.\n\n:::')[0]?.text).toBe('Mind the gap Step over.');
  });

  it('leaves out the comments in code that mark lines', () => {
    const code = '// highlight-next-line\nconst a = 1;\nconst b = 2; // [!code ++]';
    expect(sectionsOf(`\`\`\`js\n${code}\n\`\`\``)[0]?.code).toBe('const a = 1; const b = 2;');
  });

  it('keeps code and diagrams apart from prose', () => {
    const [section] = sectionsOf(
      'Prose.\n\n```ts\nfindOne();\n```\n\n```mermaid\nflowchart LR\n  start --> finish\n```',
    );
    expect(section?.text).toBe('Prose.');
    expect(section?.code).toContain('findOne()');
    expect(section?.code).toContain('start --> finish');
  });

  it('reads HTML in plain Markdown as a reader sees it', () => {
    const html = '<div align="center">\n<!-- no -->\n<b>Middle</b> of <img src="a.png" alt="a pier">\n</div>';
    const body = `${html}\n\n<style>p { color: red }</style>\n\nText <i>that</i> leans.`;
    expect(sectionsOf(body, 'md')[0]?.text).toBe('Middle of a pier Text that leans.');
  });

  it('reads the alternative text of images and the text of links', () => {
    expect(sectionsOf('![A red boat](./boat.png) and [a link](./x.mdx)')[0]?.text).toContain('A red boat');
    expect(sectionsOf('See [a link](./x.mdx)')[0]?.text).toContain('a link');
  });

  it('reads .md files, where braces are text', () => {
    expect(sectionsOf('Set {name} < 3.\n\n## Two\n\nEnd.', 'md')).toMatchObject([
      { text: 'Set {name} < 3.' },
      { heading: 'Two', text: 'End.' },
    ]);
  });
});
