import { describe, expect, it } from 'vitest';
import { renderMdx } from '../../../support/render-mdx';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

async function renderCode(info: string, code: string): Promise<string> {
  return (await renderMdx(fence(info, code))).html;
}

/** Numbers of the lines that have a class. */
function linesWith(html: string, className: string): number[] {
  const lines = [...html.matchAll(/<span (?:role="mark" )?class="line([^"]*)">/g)].map(
    (match) => match[1]?.split(' ') ?? [],
  );
  return lines.flatMap((classes, index) => (classes.includes(className) ? [index + 1] : []));
}

describe('code fences', () => {
  it('show of Twoslash what is for readers, with what a block includes', async () => {
    const parts = fence('twoslash include base', '// @module: esnext\nconst a = 1;\n// - first\nconst b = 2;');
    const code =
      '// @filename: a.ts\nhidden();\n// ---cut---\n// @include: base-first\n// @ts-ignore\nshown();\n//   ^?';
    const { html } = await renderMdx(`${parts}\n\n${fence('ts twoslash', code)}`);
    const text = html.replace(/<[^>]*>/g, '');
    expect(text).toContain('const a = 1;\n// @ts-ignore\nshown();');
    expect(text).not.toMatch(/hidden|module|cut|\^|const b/);
    expect(html.match(/<pre/g)).toHaveLength(1);
  });

  it('have a language label, a copy and a wrap button', async () => {
    const html = await renderCode('js', 'f()');
    expect(html).toContain('<span class="code-language">JavaScript</span>');
    expect(html).toMatch(/<button[^>]* data-code-action="wrap"[^>]* aria-label="Wrap lines">/);
    expect(html).toMatch(/<button[^>]* data-code-action="copy"[^>]* aria-label="Copy code">/);
  });

  it.each([
    ['js title="src/a b.js"', 'src/a b.js'],
    ["js title='a.js'", 'a.js'],
    ['title="a b.js"', 'a b.js'],
    ['js {1} title="a {9}.js" showLineNumbers', 'a {9}.js'],
  ])('%s has the title %s', async (info, title) => {
    expect(await renderCode(info, 'f()')).toContain(`<span class="code-title"><bdi>${title}</bdi></span>`);
  });

  it.each([
    ['js {1,3-4}', [1, 3, 4]],
    ['js {1, 3}', [1, 3]],
    ['js {2} title="a {3}"', [2]],
    ['js {9}', []],
    ['js{1,3}', [1, 3]],
    ['{2}', [2]],
  ])('%s highlights lines %j', async (info, lines) => {
    expect(linesWith(await renderCode(info, 'a\nb\nc\nd'), 'hl')).toEqual(lines);
  });

  it.each([
    ['js showLineNumbers', undefined],
    ['js showLineNumbers=7', 'counter-reset:line 6'],
    ['js showLineNumbers={7}', 'counter-reset:line 6'],
  ])('%s numbers the lines', async (info, style) => {
    const html = await renderCode(info, 'a\nb');
    expect(html).toContain('data-numbers=""');
    expect(/<code style="([^"]*)">/.exec(html)?.[1]).toBe(style);
    expect(html.match(/<span class="line">/g)).toHaveLength(2);
  });

  it.each([
    ['js', '// highlight-next-line'],
    ['python', '# highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['css', '/* highlight-next-line */'],
    ['html', '<!-- highlight-next-line -->'],
    ['jsx', '{/* highlight-next-line */}'],
    ['lisp', ';; highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['vb', "' highlight-next-line"],
    ['bat', 'REM highlight-next-line'],
    ['fortran-free-form', '! highlight-next-line'],
    ['ocaml', '(* highlight-next-line *)'],
    ['cobol', '*> highlight-next-line'],
  ])('in %s, %s marks the next line and disappears', async (language, comment) => {
    const html = await renderCode(language, `a\n${comment}\nb\nc`);
    expect(linesWith(html, 'hl')).toEqual([2]);
    expect(html).not.toContain('highlight-next-line');
  });

  it('highlights from start to end, together with lines named in the fence', async () => {
    const html = await renderCode('js {4}', 'a\n// highlight-start\nb\nc\n// highlight-end\nd\ne');
    expect(linesWith(html, 'hl')).toEqual([2, 3, 4]);
  });

  it('marks added and removed lines of a diff', async () => {
    const html = await renderCode('diff', ' a\n-b\n+c');
    expect(linesWith(html, 'del')).toEqual([2]);
    expect(linesWith(html, 'add')).toEqual([3]);
  });

  it('show an unknown language as plain text under its name', async () => {
    const html = await renderCode('foolang', 'let <a> = "b"');
    expect(html).toContain('<span class="code-language">foolang</span>');
    expect(html).toContain('<code>let &lt;a&gt; = "b"</code>');
  });

  it('need no language', async () => {
    const html = await renderCode('', 'a & b');
    expect(html).not.toContain('code-language');
    expect(html).toContain('<code>a &amp; b</code>');
  });

  it.each(['{a} &amp; <b>', '<!-- a -->', ':::note A', '## B {#b}', '"c" \'d\' `e`', `\\n \${f}`])(
    'keep %s as it is',
    async (code) => {
      const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(await renderCode('text', code)).toContain(`<code>${escaped}</code>`);
    },
  );

  it('keep empty lines and indentation', async () => {
    expect(await renderCode('text', 'a\n\n    b')).toContain('<code>a\n\n    b</code>');
  });

  it('can be indented in a list and quoted', async () => {
    const { html } = await renderMdx('- a\n\n  ```text\n  b\n    c\n  ```\n\n> ```text\n> d\n> ```');
    expect([...html.matchAll(/<code>([^<]*)<\/code>/g)].map((match) => match[1])).toEqual(['b\n  c', 'd']);
  });
});

describe('npm2yarn', () => {
  it('becomes one tab for each package manager, remembered together', async () => {
    const { html } = await renderMdx(fence('bash npm2yarn', 'npm install react'));
    expect([...html.matchAll(/role="tab"[^>]*>([^<]*)</g)].map((match) => match[1])).toEqual([
      'npm',
      'yarn',
      'pnpm',
      'bun',
    ]);
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const command of ['npm install react', 'yarn add react', 'pnpm add react', 'bun add react'])
      expect(text).toContain(command);
  });
});

describe('mermaid', () => {
  it('can be read as source and reserves its space', async () => {
    const { html } = await renderMdx(fence('mermaid', 'graph LR\n  accTitle: The flow\n  a --> b'));
    expect(html).toMatch(/<figure [^>]*aria-label="The flow">/);
    expect(html).toContain('<code>graph LR\n  accTitle: The flow\n  a --&gt; b</code>');
    expect(html).toMatch(/aspect-ratio:\d+ \/ \d+/);
  });
});

describe('CodeBlock', () => {
  it('takes its code as text or as an expression', async () => {
    const { html } = await renderMdx(
      'import CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="text" title="a.txt" showLineNumbers>one</CodeBlock>\n\n<CodeBlock className="language-text">{`two\nthree`}</CodeBlock>',
    );
    expect(html).toContain('<span class="code-title"><bdi>a.txt</bdi></span>');
    expect(html).toContain('<span class="line">one\n</span>');
    expect(html).toContain('<code>two\nthree</code>');
  });
});
