import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Messages Payload shows at the fields of an entry that is to be published. */
async function mistakes(kind: string, data: Record<string, unknown>): Promise<string[]> {
  const { status, data: answer } = await site.client.send('POST', kind, { _status: 'published', ...data });
  if (status < 400) return [];
  const { errors } = answer as { errors: { data?: { errors?: { path: string; message: string }[] } }[] };
  return errors.flatMap((error) => (error.data?.errors ?? []).map(({ path, message }) => `${path}: ${message}`));
}

const doc = { path: 'docs/a.mdx', body: 'Text.' };

describe('says what the content check would say', () => {
  it.each([
    [
      'docs',
      { format: 'mdxx' },
      'format: `format` cannot be the text "mdxx". Did you mean `mdx` or `md`? Allowed: mdx, md.',
    ],
    [
      'docs',
      { toc_max_heading_level: 9 },
      'toc_max_heading_level: `toc_max_heading_level` is out of range: the number 9. Write a whole number from 2 to 6.',
    ],
    ['docs', { doc_id: 'a/b' }, 'doc_id: `id` must not contain a slash: '],
    [
      'docs',
      { redirect_from: ['old page'] },
      'redirect_from: `redirect_from`, item 1 is not a route such as /old/page',
    ],
    ['docs', { last_update: { date: 'yesterday' } }, 'last_update.date: `last_update.date` must be a date'],
    ['docs', { sidebar_custom_props: '{ a' }, 'sidebar_custom_props: `sidebar_custom_props` is not YAML'],
    ['docs', { body: '---\ntitle: x\n---\n' }, 'body: The body opens with ---'],
    ['docs', { path: '../x.mdx' }, 'path: The path has the name ".." in it'],
    ['docs', { path: 'blog/x.mdx' }, 'path: The path is none for docs. Example: docs/guides/install.mdx'],
    ['docs', { path: 'docs/aux.mdx' }, 'path: The path has the name "aux.mdx" in it, which Windows keeps'],
  ])('%s %j', async (kind, data, message) => {
    const found = await mistakes(kind, { ...doc, ...data });
    expect(found).toEqual([expect.stringContaining(message.replace(/: $/, ''))]);
  });
});

describe('refuses what would take long to read', () => {
  const keys = Array.from({ length: 20_000 }, (_, at) => `k${at + 10_000}: 1\n`).join('');

  it.each([
    ['body', 'word '.repeat(500_000), 'body: The body has 2.5 MB; the most it takes is 2 MB. Split it into several.'],
    ['body', 'é'.repeat(1_100_000), 'body: The body has 2.2 MB'],
    [
      'sidebar_custom_props',
      keys,
      'sidebar_custom_props: This has 200,000 characters; the most a field takes is 20,000.',
    ],
    ['title', 'a'.repeat(20_001), 'title: This has 20,001 characters'],
    ['keywords', Array.from({ length: 11_000 }, () => 'a'), 'keywords: This has 22,000 characters'],
    [
      'sidebar_custom_props',
      '['.repeat(10_000),
      'sidebar_custom_props: `sidebar_custom_props` is nested deeper than 100',
    ],
    [
      'sidebar_custom_props',
      '- '.repeat(9_000),
      'sidebar_custom_props: `sidebar_custom_props` is nested deeper than 100',
    ],
  ])('%s', async (field, value, message) => {
    const start = performance.now();
    expect(await mistakes('docs', { ...doc, [field]: value })).toEqual([expect.stringContaining(message)]);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('in a draft', async () => {
    const draft = { path: 'docs/long.mdx', title: 'a'.repeat(20_001), _status: 'draft' };
    const { data } = await site.client.send('POST', 'docs?draft=true', draft);
    expect(JSON.stringify(data)).toContain('This has 20,001 characters');
  });
});

it('names an entry after its first heading, however its body looks', async () => {
  const titled = async (body: string) => {
    const start = performance.now();
    const made = await site.client.create('docs', { path: 'docs/titled.mdx', body });
    await site.client.remove('docs', made.id);
    expect(performance.now() - start).toBeLessThan(5000);
    return made['entry_title'];
  };
  expect(await titled('Text.\n# Heading `x` {#id}\n\n# Next')).toBe('Heading `x`');
  expect(await titled('#\n# \n#x\n## y\n')).toBe('docs/titled.mdx');
  expect(await titled(`# a${' '.repeat(4000)}{#`)).toBe('a');
  expect(await titled(`# a${' '.repeat(100_000)}{#\n`.repeat(10))).toBe('a');
  expect(await titled(`${'# '.repeat(100_000)}\n`)).toMatch(/^# #/);
});

it('lets drafts be unfinished', async () => {
  const { status } = await site.client.send('POST', 'docs?draft=true', {
    path: 'docs/unfinished.mdx',
    toc_max_heading_level: 99,
    _status: 'draft',
  });
  expect(status).toBe(201);
});

it('does not take a second entry for the same file', async () => {
  expect(await mistakes('docs', { path: 'docs/intro.mdx', body: 'x' })).toEqual([expect.stringContaining('path: ')]);
});

it('puts an upload without a path into media/', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  const form = new FormData();
  form.set('file', new Blob([svg], { type: 'image/svg+xml' }), 'plan.svg');
  const { data } = await site.client.send('POST', 'media', form);
  expect(data).toMatchObject({ doc: { path: 'media/plan.svg' } });
});
