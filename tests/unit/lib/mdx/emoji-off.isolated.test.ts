import { expect, it, vi } from 'vitest';
import { summarize } from '@/lib/content/snapshot/summary';
import { readSections } from '@/lib/mdx/read-sections';

vi.mock('@/lib/config/markdown-options', async (original) => ({
  ...(await original<object>()),
  markdownOptions: { emoji: false },
}));

it.each([false, true])('without emoji, names stay as they are written; untrusted: %s', (untrusted) => {
  const context = { link: (href: string) => ({ href, external: false }), image: (src: string) => ({ src }) };
  const body = '## Go :rocket:\n\nDone :tada:.\n';
  const sections = readSections({ path: 'docs/a.md', body, bodyLine: 1, format: 'mdx', untrusted }, context);
  expect(sections[1]?.heading?.text).toBe('Go :rocket:');
  expect(sections[1]?.text).toContain('Done :tada:.');
});

it('without emoji, titles and descriptions keep the names', () => {
  expect(summarize('# Go :rocket:\n\nDone :tada:.')).toMatchObject({
    heading: 'Go :rocket:',
    paragraph: 'Done :tada:.',
  });
});
