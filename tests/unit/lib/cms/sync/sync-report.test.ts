import { describe, expect, it } from 'vitest';
import { adapterOf, emptySite, failureOf } from '@/tests/support/cms-site';

const index = { kind: 'docs', path: 'docs/index.mdx' } as const;

it('says everything that is wrong with all entries at once', async () => {
  const { sync, files } = emptySite();
  const adapter = adapterOf(
    [
      index,
      { kind: 'docs', path: 'elsewhere/a.mdx' },
      { kind: 'docs', path: 'docs/code.mdx', body: '{1 + 1}\n' },
      { kind: 'docs', path: 'docs/field.mdx', fields: { title: 'F', sidebar_custom_props: '{' } },
      { kind: 'docs', path: 'docs/link.mdx', body: 'See [this](./nowhere.mdx) and [that](/docs/nowhere).\n' },
      { kind: 'docs', path: 'docs/slug.mdx', fields: { title: 'S', slug: 'a b' } },
      { kind: 'docs', path: 'docs/fence.mdx', body: '---\ntitle: x\n---\n' },
    ],
    { 'media/a.png': new TextEncoder().encode('<html>') },
  );
  const message = await failureOf(sync(adapter));
  for (const part of [
    'cms:docs/2 field path: the path elsewhere/a.mdx is none for docs',
    'cms:docs/3 "docs/code.mdx" body 1:1: {1 + 1} is code',
    'cms:docs/4 "docs/field.mdx" field sidebar_custom_props: is not YAML',
    'cms:docs/6 "docs/slug.mdx" field slug: The address "a b" contains a space',
    'cms:docs/7 "docs/fence.mdx" body 1:1: it opens with ---',
    'cms:media/m1 "media/a.png" file: is not what its ending says',
  ])
    expect(message).toContain(part);
  expect(files()).toEqual({});
});

describe('links to an entry that cannot be written', () => {
  const links =
    'See [it](./broken.mdx), [its part](./broken.mdx#part), [it](/docs/own-address).\n\n![a](/media/a.png)\n';

  it('are not named beside what is wrong with it', async () => {
    const { sync } = emptySite();
    const broken = { title: 'Broken', description: 'A page.', slug: '/own-address', sidebar_custom_props: '{' };
    const adapter = adapterOf(
      [
        { ...index, body: links.replace('/media', '../media') },
        { kind: 'docs', path: 'docs/broken.mdx', fields: broken, body: '## Part\n' },
        { kind: 'docs', path: 'docs/other.mdx', body: '[really](/docs/really-broken)\n' },
      ],
      { 'media/a.png': new TextEncoder().encode('<html>') },
    );
    const lines = (await failureOf(sync(adapter))).split('\n').slice(1);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('cms:docs/2 "docs/broken.mdx" field sidebar_custom_props');
    expect(lines[1]).toContain('cms:media/m1');
    expect(lines[2]).toContain('/docs/really-broken');
  });

  it('are not named where it has no place for a file', async () => {
    const { sync } = emptySite();
    const adapter = adapterOf([
      { ...index, body: '[x](/docs/b%20r)\n' },
      { kind: 'docs', path: 'docs/b$r.mdx' },
      { kind: 'docs', path: 'docs/other.mdx', body: '<Danger />\n' },
    ]);
    const message = await failureOf(sync(adapter));
    expect(message).toContain('cms:docs/2 field path');
    expect(message).toContain('cms:docs/3');
    expect(message).not.toContain('leads nowhere');
  });
});

it('judges the other parts of a file one of whose entries is broken', async () => {
  const { sync } = emptySite();
  const author = { kind: 'authors', path: 'authors.yml' } as const;
  const adapter = adapterOf([
    index,
    { ...author, key: 'ann', fields: { name: 'Ann', socials: '{' } },
    { ...author, key: 'bob', fields: { name: 'Bob', email: 'none' } },
  ]);
  const message = await failureOf(sync(adapter));
  expect(message).toContain('cms:authors/2 "authors.yml" field socials');
  expect(message).toMatch(/cms:authors\/3 "authors.yml" field email: .*email/);
});

it('shows no text that steers a terminal, and no endless line', async () => {
  const { sync } = emptySite();
  const title = `\u001b[2J\u202e${'x'.repeat(100_000)}`;
  const message = await failureOf(sync(adapterOf([{ ...index, title, body: '<Danger />\n' }])));
  expect(message).toContain('\\u{1b}[2J\\u{202e}xxx');
  expect(message).not.toContain('\u001b');
  expect(message.length).toBeLessThan(5000);
});
