import { describe, expect, it } from 'vitest';
import { summarize } from '@/lib/content/snapshot/summary';
import { readTexts } from '@/lib/markdown/document-texts';
import { renderPlainHtml } from '@/lib/mdx/plain-html';
import { readSections } from '@/lib/mdx/read-sections';
import { mathFolder } from '@/lib/site/vendor-folders';
import { renderMdx } from '@/tests/support/render-mdx';
import { stubContext } from '@/tests/support/stub-context';

const body =
  'Rope $a_1 \\le {b}$ here.\n\n$$\nx^2\n$$\n\n```math\n\\frac{1}{2}\n```\n\n## The $s_0$ slack\n\nIt costs \\$5.\n';
const documents = (['md', 'mdx'] as const).flatMap((format) =>
  [true, false].map((untrusted) => ({ path: `docs/a.${format}`, body, bodyLine: 1, format, untrusted })),
);

describe.each(documents)('$format, untrusted: $untrusted', (source) => {
  it('is drawn for the eye and as MathML, with its style sheet', async () => {
    const { html } = await renderMdx(body, source);
    expect(html.match(/class="katex"/g)).toHaveLength(4);
    expect(html.match(/<math /g)).toHaveLength(4);
    expect(html.match(/class="katex-display" role="group" aria-label="Formula" tabindex="0"/gi)).toHaveLength(2);
    expect(html).toContain(`/${mathFolder}/math.css`);
    expect(html).not.toContain('katex-error');
    expect(html).toContain('It costs $5.');
  });

  it('is MathML alone for readers elsewhere', async () => {
    const html = await renderPlainHtml(source, stubContext, 'https://example.com/a');
    expect(html.match(/<math /g)).toHaveLength(4);
    expect(html).toContain('display="block"');
    expect(html).not.toMatch(/katex|style=|annotation/);
  });

  it('is what its author wrote in Markdown and in search', () => {
    const { markdown } = readTexts(
      { ...source, title: 'A', lead: null, page: 'https://example.com/a', cards: [] },
      stubContext,
    );
    expect(markdown).toContain('Rope $a_1 \\le {b}$ here.');
    expect(markdown).toContain('$$\nx^2\n$$');
    expect(markdown).toContain('$$\n\\frac{1}{2}\n$$');
    expect(markdown).toContain('## The $s_0$ slack');
    expect(markdown).toContain('\\$5');
    const [first, second] = readSections(source, stubContext);
    expect(first?.text).toContain('a_1 \\le {b}');
    expect(first?.code).toBe('x^2 \\frac{1}{2} ');
    expect(second?.heading).toEqual({ id: 'the-s_0-slack', text: 'The s_0 slack', depth: 2 });
  });
});

it.each(documents)(
  'stands in a line of its own if its paragraph holds nothing else: $format, $untrusted',
  async (source) => {
    const { html } = await renderMdx('$$ \\tag{1} x^2 $$\n\n$$y$$ in a line.\n\n$z$\n\n- $$w$$\n', source);
    expect(html.match(/class="katex"/g)).toHaveLength(4);
    expect(html.match(/class="katex-display"/g)).toHaveLength(2);
    expect(html).not.toContain('katex-error');
  },
);

it('lets no formula run or load anything', async () => {
  const hostile = [
    '\\href{javascript:alert(1)}{a}',
    '\\includegraphics{https://a.example/b.png}',
    '\\htmlStyle{color:red}{a}',
  ]
    .map((formula) => `$${formula}$`)
    .join('\n\n');
  const { html } = await renderMdx(hostile, { untrusted: true });
  expect(html).not.toMatch(/<a |<img|href="javascript|style="color:red/);
});

it('keeps classes of KaTeX from documents that write them', async () => {
  const { html } = await renderMdx('<span className="katex-display">a</span>', { untrusted: true });
  expect(html).not.toContain('katex');
});

it('loads nothing for a document without formulas', async () => {
  const { html } = await renderMdx('A rope.');
  expect(html).toBe('<p>A rope.</p>');
});

it('reads titles and descriptions without dollars', () => {
  expect(summarize('# The $s_0$ slack\n\n$$\nx\n$$\n\nRope $a*b*c$ here.')).toMatchObject({
    heading: 'The s_0 slack',
    paragraph: 'Rope a*b*c here.',
  });
});
