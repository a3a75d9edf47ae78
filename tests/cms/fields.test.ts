import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptField } from '@/cms/src/checks/form-fields';
import type { EntryVerdict } from '@/lib/cms/editor/verdict';
import { createClient, type Doc } from './support/client';
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
    ['docs', { path: 'blog/x.mdx' }, 'path: The path has to begin with docs/. Example: docs/guides/install.mdx'],
    ['docs', { path: 'docs/aux.mdx' }, 'path: The path has the name "aux.mdx" in it, which Windows keeps'],
  ])('%s %j', async (kind, data, message) => {
    const found = await mistakes(kind, { ...doc, ...data });
    expect(found).toEqual([expect.stringContaining(message.replace(/: $/, ''))]);
  });
});

describe('publishes what the content check lets through', () => {
  const post = { path: 'blog/2026-02-03-x.mdx', title: 'X', body: 'Text.\n\n{/* truncate */}\n\nMore.\n' };

  it.each([
    ['an unclosed tag', 'docs', { body: 'One.\n\n<Tabs>\n' }, 'body: 3:1: <Tabs> is never closed'],
    [
      'a script',
      'docs',
      { body: 'One.\n\nTwo. <script src="https://example.com/x.js"></script>\n' },
      'body: 3:6: The element <script>',
    ],
    ['code', 'docs', { title: 'T', body: 'Two is {1 + 1}.\n' }, 'body: 1:8: {1 + 1} is code'],
    [
      'a link to no file',
      'docs',
      { body: 'See\n[a](./nowhere.mdx).\n' },
      'body: 2:1: The link ./nowhere.mdx leads nowhere: there is no such file',
    ],
    ['a link to no page', 'docs', { body: '[a](/docs/nowhere)\n' }, 'body: 1:1: The link /docs/nowhere leads nowhere'],
    ['a picture that is nowhere', 'docs', { body: '![a](./a.png)\n' }, 'body: 1:1: The image ./a.png does not exist'],
    [
      'an unknown author',
      'posts',
      { ...post, authors: ['dosc'] },
      'authors: There is no author `dosc`. Did you mean `docs`',
    ],
    [
      'an address that is taken',
      'docs',
      { slug: '/intro' },
      'slug: The address /docs/intro already belongs to docs/intro.mdx. Give one of the two another slug',
    ],
    [
      'a redirect that hides a page',
      'docs',
      { redirect_from: ['/docs/intro'] },
      'redirect_from: The address /docs/intro belongs to docs/intro.mdx',
    ],
    [
      'a path that differs in case only',
      'docs',
      { path: 'docs/Intro.mdx' },
      'path: docs/Intro.mdx and docs/intro.mdx differ only in case',
    ],
    [
      'a folder that leads to no page',
      'categories',
      { path: 'docs/fresh/_category_.json', link: 'type: doc\nid: nowhere' },
      'link: There is no doc `nowhere`',
    ],
  ])('%s', async (_, kind, data, message) => {
    expect(await mistakes(kind, { ...doc, ...data })).toEqual([expect.stringContaining(message)]);
  });
});

const problems = async (kind: string, data: unknown) =>
  (await site.client.send('POST', `${kind}/problems`, data)).data as EntryVerdict;

describe('says of what stands in a form', () => {
  it('what publishing would say, warnings too, and lets those through', async () => {
    const body = 'One.\n\n#### Deep\n';
    const found = await problems('docs', { ...doc, title: 'T', body });
    expect(found.findings).toEqual([
      expect.objectContaining({
        severity: 'warning',
        code: 'heading/skipped-level',
        field: 'body',
        place: { line: 3, column: 1, endLine: 3, endColumn: 10 },
      }),
    ]);
    expect(await mistakes('docs', { path: 'docs/warned.mdx', title: 'T', body })).toEqual([]);
  });

  it('what it would break on other pages, and publishes that only when told to', async () => {
    const one = await site.client.create('docs', { path: 'docs/one.mdx', title: 'One', body: '## Part\n\nText.\n' });
    await site.client.create('docs', { path: 'docs/two.mdx', title: 'Two', body: 'See\n[this](./one.mdx#part).\n' });
    const renamed = { id: one.id, path: 'docs/three.mdx', title: 'One', body: 'Text.\n' };
    expect(await problems('docs', { ...renamed, path: 'docs/one.mdx' })).toMatchObject({
      findings: [],
      consequences: [{ severity: 'warning', file: 'docs/two.mdx', line: 2, entry: { title: 'Two' } }],
    });
    expect(await problems('docs', renamed)).toMatchObject({
      findings: [],
      consequences: [{ severity: 'error', code: 'link/broken-file', file: 'docs/two.mdx', line: 2, column: 1 }],
      route: { before: '/docs/one', after: '/docs/three' },
    });
    const publish = async (more: object) =>
      site.client.send('PATCH', `docs/${one.id}`, { ...renamed, _status: 'published', ...more });
    const refused = await publish({});
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.data)).toContain('“Two” (docs/two.mdx) 2:1: The link ./one.mdx#part leads nowhere');
    expect((await site.client.find('docs', 'docs/one.mdx')).id).toBe(one.id);
    expect((await publish({ accept_broken_links: true })).status).toBe(200);
    expect((await site.client.find('docs', 'docs/three.mdx'))['accept_broken_links']).toBeUndefined();
  });

  it('what others need of it, which is not deleted, taken back or moved away under them', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    const picture = await site.client.upload('media/used.svg', 'used.svg', svg, 'image/svg+xml');
    const target = await site.client.create('docs', { path: 'docs/needed.mdx', title: 'Needed', body: 'Text.\n' });
    const body = '[a](./needed.mdx) ![b](../media/used.svg)\n';
    const page = await site.client.create('docs', { path: 'docs/needing.mdx', title: 'Needing', body });
    const needed = `docs/${target.id}`;
    const refusals: [method: string, path: string, data: object | undefined, where: string][] = [
      ['DELETE', needed, undefined, '1:1: The link ./needed.mdx'],
      ['PATCH', needed, { _status: 'draft' }, '1:1: The link ./needed.mdx'],
      ['DELETE', `media/${picture.id}`, undefined, '1:19: The image ../media/used.svg'],
      ['PATCH', `media/${picture.id}`, { path: 'media/moved.svg' }, '1:19: The image ../media/used.svg'],
    ];
    for (const [method, path, data, where] of refusals) {
      const { status, data: answer } = await site.client.send(method, path, data);
      expect([status, JSON.stringify(answer)], `${method} ${path}`).toEqual([
        400,
        expect.stringContaining(`“Needing” (docs/needing.mdx) ${where}`),
      ]);
    }
    expect((await site.client.saveDraft('docs', target.id, { title: 'Later' }))['_status']).toBe('draft');
    expect((await site.client.find('docs', 'docs/needed.mdx'))['_status']).toBe('published');
    expect((await site.client.send('DELETE', `${needed}?accept_broken_links=true`)).status).toBe(200);
    await site.client.remove('docs', page.id);
    await site.client.remove('media', picture.id);
  });

  it('to nobody but writers', async () => {
    expect((await createClient(site.cms.url, 'reader').send('POST', 'docs/problems', doc)).status).toBe(403);
  });

  it('of a long page, in moments', async () => {
    const body = Array.from({ length: 2000 }, (_, at) => (at % 20 ? `word${at}` : '\n\n[word](./intro.mdx)')).join(' ');
    const start = performance.now();
    expect((await problems('docs', { ...doc, title: 'T', body })).findings).toEqual([]);
    // How long it takes on a quiet machine is for `npm run bench -- entry-check` to say.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

it('says what keeps an entry from being written, where nothing else can be said of it', async () => {
  const found = await problems('docs', { body: '[a](./nowhere.mdx)\n', redirect_from: ['/old'] });
  const path = { severity: 'error', field: 'path', message: expect.stringContaining('Write a title') as string };
  expect(found.findings).toEqual([expect.objectContaining(path)]);
  const broken = await problems('authors', { path: 'authors.yml', key: 'max', name: 'Max', socials: '{' });
  expect(broken.findings).toEqual([expect.objectContaining({ severity: 'error', field: 'socials' })]);
});

it('takes nothing back by a status that is none', async () => {
  const { id } = await site.client.create('docs', { path: 'docs/status.mdx', title: 'T', body: 'x' });
  for (const status of ['gone', null]) {
    const { data } = await site.client.send('PATCH', `docs/${id}`, { _status: status });
    expect(JSON.stringify(data)).toContain('The status has to be draft or published.');
  }
  expect((await site.client.find('docs', 'docs/status.mdx'))['_status']).toBe('published');
});

it('saves no form over what somebody else has saved since it was opened', async () => {
  const [one, other] = [site.client, createClient(site.cms.url, 'admin')];
  const { id } = await one.create('docs', { path: 'docs/shared.mdx', title: 'T', body: 'x' });
  const open = async () => (await one.send('GET', `docs/${id}?draft=true&depth=0`)).data as Doc;
  /** What the pages send: the whole form, with the date of what was opened. */
  const form = (opened: Doc, body: string, _status: string) => {
    const data = new FormData();
    data.set('_payload', JSON.stringify({ ...opened, body, _status }));
    return data;
  };
  const opened = await open();
  const saved = await other.send('PATCH', `docs/${id}?draft=true`, form(opened, 'Of another.', 'draft'));
  expect(saved.status).toBe(200);
  for (const [query, status] of [
    ['?draft=true', 'draft'],
    ['', 'published'],
  ] as const) {
    const late = await one.send('PATCH', `docs/${id}${query}`, form(opened, 'Mine.', status));
    expect(late.status).toBe(409);
    expect(JSON.stringify(late.data)).toContain('was saved elsewhere since you opened it here');
  }
  expect((await open())['body']).toBe('Of another.');
  const again = await one.send('PATCH', `docs/${id}?draft=true`, form(await open(), 'Both.', 'draft'));
  expect(again.status).toBe(200);
  // Reverting and publishing at a time send no form.
  expect((await one.send('PATCH', `docs/${id}`, { ...opened, _status: 'published' })).status).toBe(200);
});

it('brings an old version back as a draft, whatever is wrong with it by now', async () => {
  const target = await site.client.create('docs', { path: 'docs/going.mdx', title: 'T', body: 'x' });
  const { id } = await site.client.create('docs', { path: 'docs/old.mdx', title: 'T', body: '[a](./going.mdx)\n' });
  await site.client.update('docs', id, { body: 'No link.\n' });
  await site.client.remove('docs', target.id);
  const { data } = await site.client.send('GET', `docs/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0`);
  const [first] = (data as { docs: { id: number }[] }).docs;
  expect((await site.client.send('POST', `docs/versions/${first?.id}`)).status).toBe(400);
  expect((await site.client.send('POST', `docs/versions/${first?.id}?draft=true`)).status).toBe(200);
  const saved = (await site.client.send('GET', `docs/${id}?draft=true&depth=0`)).data;
  expect(saved).toMatchObject({ _status: 'draft', body: '[a](./going.mdx)\n' });
  expect((await site.client.find('docs', 'docs/old.mdx'))['body']).toBe('No link.\n');
});

it('dates what is new itself, and misses nothing that comes after it', async () => {
  const dated = { path: 'docs/dated.mdx', title: 'T', body: 'x', updatedAt: '2999-01-01T00:00:00.000Z' };
  const made = await site.client.create('docs', dated);
  expect(String(made['updatedAt']) <= new Date().toISOString()).toBe(true);
  await site.client.create('docs', { path: 'docs/later.mdx', title: 'T', body: '## Here\n' });
  expect(await mistakes('docs', { path: 'docs/last.mdx', body: '[a](./later.mdx#here)\n' })).toEqual([]);
});

it('gives each copy a path of its own', async () => {
  const { id } = await site.client.create('docs', { path: 'docs/first.mdx', title: 'T', body: 'x' });
  const copy = async (kind: string, of: number) => {
    const { data } = await site.client.send('POST', `${kind}/${of}/duplicate`);
    return (data as { doc?: { path?: string } }).doc?.path;
  };
  expect(await copy('docs', id)).toBe('docs/first-copy.mdx');
  expect(await copy('docs', id)).toBe('docs/first-copy-2.mdx');
  const category = await site.client.find('categories', 'docs/services/_category_.json');
  expect(await copy('categories', category.id)).toBe('docs/services-copy/_category_.json');
});

it('saves drafts whatever is wrong with them', async () => {
  const draft = { path: 'docs/wrong.mdx', body: '<Tabs>\n\n[x](./nowhere.mdx)', _status: 'draft' };
  expect((await site.client.send('POST', 'docs?draft=true', draft)).status).toBe(201);
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

  it('what is no text', async () => {
    for (const body of [5, ['a'], { a: 1 }])
      expect(await mistakes('docs', { ...doc, body, _status: 'draft' })).toEqual(['body: The body has to be text.']);
  });

  it('what databases cut off, in a draft too', async () => {
    const zero = 'a character that no page can show (U+0000). Remove it.';
    for (const [field, value, message] of [
      ['body', 'One.\n\nTwo\0.', `3:4: Here is ${zero}`],
      ['title', 'T\0', `This holds ${zero}`],
      ['keywords', ['a', 'b\0'], `This holds ${zero}`],
    ] as const)
      expect(await mistakes('docs', { ...doc, [field]: value, _status: 'draft' })).toEqual([`${field}: ${message}`]);
  });

  it('in a draft', async () => {
    const draft = { path: 'docs/long.mdx', title: 'a'.repeat(20_001), _status: 'draft' };
    const { data } = await site.client.send('POST', 'docs?draft=true', draft);
    expect(JSON.stringify(data)).toContain('This has 20,001 characters');
  });
});

it('takes a text of nearly 2 MB as its pages send it', async () => {
  const form = new FormData();
  const body = `${'word '.repeat(20)}\n`.repeat(19_000);
  form.set('_payload', JSON.stringify({ path: 'docs/long-draft.mdx', title: 'Long', body, _status: 'draft' }));
  const { status, data } = await site.client.send('POST', 'docs?draft=true', form);
  expect({ status, body: (data as { doc?: { body?: string } }).doc?.body?.length }).toEqual({
    status: 201,
    body: body.length,
  });
});

it('names an entry after its first heading, however its body looks', async () => {
  const titled = async (body: string) => {
    const start = performance.now();
    const made = await site.client.create('docs', { path: 'docs/titled.mdx', body, _status: 'draft' });
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

it('keeps values that requests send without writing them as YAML', async () => {
  const author = await site.client.create('authors', { path: 'authors.yml', key: 'yaml', name: 'Y', page: true });
  expect(author['page']).toBe('true');
  const socials = { github: 'yaml' };
  expect(await mistakes('authors', { path: 'authors.yml', key: 'socials', name: 'S', socials })).toEqual([]);
});

it('names an author after the name, and not after what the author does', async () => {
  const said = { path: 'authors.yml', name: 'Éva Nagy', title: 'Captain' };
  expect((await problems('authors', said)).findings).toEqual([]);
  const { id, ...author } = await site.client.create('authors', said);
  expect(author).toMatchObject({ key: 'éva-nagy', entry_title: 'Éva Nagy' });
  await site.client.update('authors', id, { name: 'Eve' });
  expect(await site.client.send('GET', `authors/${id}`)).toMatchObject({ data: { key: 'éva-nagy' } });
});

it('does not take a second entry for the same file', async () => {
  const twin = { path: 'docs/intro.mdx', body: 'x' };
  expect(await mistakes('docs', twin)).toEqual([expect.stringContaining('path: ')]);
  expect((await problems('docs', twin)).findings).toMatchObject([{ field: 'path', severity: 'error' }]);
});

it('takes a path with spaces around it, and with accents apart from their letters, as a Mac copies them', async () => {
  const data = { path: ' docs/u\u0308ber.mdx ', title: 'About', body: 'Text.\n' };
  expect((await problems('docs', data)).findings).toEqual([]);
  const { path } = await site.client.create('docs', data);
  expect(path).toBe('docs/\u00fcber.mdx');
});

it('names a document without a path after its title, a post after its day too, and takes no path twice', async () => {
  const pathOf = async (kind: string, data: Record<string, unknown>) => (await site.client.create(kind, data)).path;
  const said = { title: 'Ships & Boats: überall?', body: 'Text.\n' };
  expect(await pathOf('docs', said)).toBe('docs/ships-boats-überall.mdx');
  const { id, path } = await site.client.create('docs', { ...said, path: ' ' });
  expect(path).toBe('docs/ships-boats-überall-2.mdx');
  // Its own path is not taken, and a change of something else leaves it alone.
  const change = async (changes: Record<string, unknown>) =>
    (await site.client.send('PATCH', `docs/${id}`, changes)).data as { doc: Doc };
  expect((await change({ title: 'Tides' })).doc.path).toBe(path);
  expect((await change({ path: '' })).doc.path).toBe('docs/tides.mdx');
  expect((await change({ path: '' })).doc.path).toBe('docs/tides.mdx');
  expect(await pathOf('docs', { body: '# A heading\n' })).toBe('docs/a-heading.mdx');
  const date = '2026-03-01T00:00:00.000Z';
  expect(await pathOf('posts', { ...said, date })).toBe('blog/2026-03-01-ships-boats-überall.mdx');
  expect(await pathOf('pages', { ...said, title: 'long '.repeat(40) })).toBe(
    `pages/${'long-'.repeat(12).slice(0, -1)}.mdx`,
  );
  expect(await mistakes('docs', { title: '?!', body: 'Text.\n' })).toEqual([expect.stringContaining('path: ')]);
});

it('puts an upload without a path into media/', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  const pathOf = async (name: string) => {
    const form = new FormData();
    form.set('file', new Blob([svg], { type: 'image/svg+xml' }), name);
    return ((await site.client.send('POST', 'media', form)).data as { doc?: Doc }).doc?.path;
  };
  expect(await pathOf('plan.svg')).toBe('media/plan.svg');
  // Names that Macs, cameras and people give, and no path can have.
  expect(await pathOf('Pla\u0308ne & 100% 🚀.svg')).toBe('media/Pläne-100.svg');
  expect(await pathOf('CON.svg')).toBe('media/file.svg');
  expect(await pathOf(`${'long '.repeat(40)}.svg`)).toBe(`media/${'long-'.repeat(15)}long.svg`);
});

describe('many at once', () => {
  let ids: Record<'target' | 'linking' | 'alone', number>;

  const named = (name: string, body: string) => ({ path: `docs/${name}.mdx`, title: name, body });
  const many = (docs: readonly number[]) => `docs?depth=0&where[id][in]=${docs.join(',')}`;
  const left = async () => {
    const { data } = await site.client.send('GET', many(Object.values(ids)));
    return (data as { docs: Doc[] }).docs.map(({ id }) => id).sort();
  };

  beforeAll(async () => {
    const target = await site.client.create('docs', named('target', 'Text.\n'));
    const linking = await site.client.create('docs', named('linking', '[Target](./target.mdx)\n'));
    const alone = await site.client.create('docs', named('alone', 'Text.\n'));
    ids = { target: target.id, linking: linking.id, alone: alone.id };
  });

  it('says what published pages lose with many, and which addresses go', async () => {
    const query = `docs/dependents?where[id][in]=${ids.target},${ids.alone}`;
    const { status, data } = await site.client.send('GET', query);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      consequences: [{ file: 'docs/linking.mdx', severity: 'error' }],
      addresses: ['/docs/target', '/docs/alone'],
    });
    expect((await site.client.send('GET', 'docs/dependents')).data).toEqual({ consequences: [], addresses: [] });
    expect((await createClient(site.cms.url, 'reader').send('GET', query)).status).toBe(403);
  });

  it('takes back or deletes none of many where another page needs one', async () => {
    const some = many([ids.target, ids.alone]);
    for (const refused of [
      await site.client.send('DELETE', some),
      await site.client.send('PATCH', some, { _status: 'draft' }),
    ]) {
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.data)).toContain('Other pages need these. Change them first:');
      expect(JSON.stringify(refused.data)).toContain('docs/linking.mdx');
    }
    expect(await left()).toEqual(Object.values(ids).sort());
    expect((await site.client.find('docs', 'docs/target.mdx'))['_status']).toBe('published');
  });

  it('deletes pages together that only need each other', async () => {
    expect((await site.client.send('DELETE', many([ids.target, ids.linking]))).status).toBe(200);
    expect(await left()).toEqual([ids.alone]);
  });

  it('deletes many that others need where this is meant', async () => {
    const target = await site.client.create('docs', named('target', 'Text.\n'));
    await site.client.create('docs', named('linking', '[Target](./target.mdx)\n'));
    const some = many([target.id, ids.alone]);
    expect((await site.client.send('DELETE', some)).status).toBe(400);
    expect((await site.client.send('DELETE', `${some}&${acceptField}=true`)).status).toBe(200);
    expect(await left()).toEqual([]);
  });

  it('says of each of many that is not published what is wrong with it', async () => {
    const draft = (name: string, body: string) =>
      site.client.create('docs?draft=true', { ...named(name, body), _status: 'draft' });
    const [wrong, right] = [await draft('mistaken', 'One.\n\n{2}\n'), await draft('right', 'Text.\n')];
    const { status, data } = await site.client.send('PATCH', many([wrong.id, right.id]), { _status: 'published' });
    expect(status).toBe(400);
    const { docs, errors } = data as { docs: Doc[]; errors: { id: number; message: string }[] };
    expect(docs.map(({ id }) => id)).toEqual([right.id]);
    expect(errors).toEqual([
      expect.objectContaining({
        id: wrong.id,
        message: expect.stringMatching(/^“mistaken” has mistakes:\nBody: 3:1: \{2\} is code/) as string,
      }),
    ]);
  });
});
