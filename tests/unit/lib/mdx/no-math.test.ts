import { expect, it } from 'vitest';
import { readTexts } from '@/lib/markdown/document-texts';
import { renderMdx } from '@/tests/support/render-mdx';
import { stubContext } from '@/tests/support/stub-context';

const body = 'It costs $5 and $6, or $$7$$.\n';

it.each([true, false])('dollars are prose on a site without formulas, untrusted: %s', async (untrusted) => {
  const { html } = await renderMdx(body, { untrusted });
  expect(html).toBe('<p>It costs $5 and $6, or $$7$$.</p>');
  const source = { path: 'docs/a.mdx', body, bodyLine: 1, format: 'mdx' as const, untrusted };
  const page = { title: 'A', lead: null, page: 'https://example.com/a', cards: [] };
  expect(readTexts({ ...source, ...page }, stubContext).markdown).toBe('# A\n\nIt costs $5 and $6, or $$7$$.\n');
});
