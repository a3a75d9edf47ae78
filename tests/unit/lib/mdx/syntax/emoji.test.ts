import { describe, expect, it } from 'vitest';
import { summarize } from '@/lib/content/snapshot/summary';
import { readSections } from '@/lib/mdx/read-sections';
import { withEmoji } from '@/lib/mdx/syntax/emoji';

describe('withEmoji', () => {
  it.each([
    ['Well done :tada:', 'Well done 🎉'],
    [':+1: (:smile:), :-1:.', '👍 (😄), 👎.'],
    [':tada::tada:', '🎉🎉'],
    ['**:smile:**', '**😄**'],
  ])('%s becomes %s', (text, shown) => {
    expect(withEmoji(text)).toBe(shown);
  });

  it.each([
    '16:9',
    '10:30:45',
    'a:b:c',
    'std::vector::end',
    ':no-such-name:',
    'http://x:80:y',
    ':::note',
    'urn:smile:x',
  ])('%s stays', (text) => {
    expect(withEmoji(text)).toBe(text);
  });
});

describe('a document', () => {
  const context = { link: (href: string) => ({ href, external: false }), image: (src: string) => ({ src }) };
  const body = '## Go :rocket: `:rocket:`\n\nDone :tada: `:tada:`.\n\n```\n:tada:\n```\n';

  it.each([false, true])('has emoji in prose only, and ids of their names; untrusted: %s', (untrusted) => {
    const sections = readSections({ path: 'docs/a.md', body, bodyLine: 1, format: 'mdx', untrusted }, context);
    expect(sections[1]?.heading).toEqual({ id: 'go-rocket-rocket', text: 'Go 🚀 :rocket:', depth: 2 });
    expect(sections[1]?.text).toMatch(/Done 🎉\s+:tada:/);
    expect(sections[1]?.code).toContain(':tada:');
  });

  it('has them in its title and description', () => {
    expect(summarize('# Go :rocket:\n\nDone :tada:.')).toMatchObject({
      heading: 'Go 🚀',
      idText: 'Go :rocket:',
      paragraph: 'Done 🎉.',
    });
  });
});
