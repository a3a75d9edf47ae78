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
