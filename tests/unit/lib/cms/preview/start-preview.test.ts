import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startPreview } from '@/lib/cms/preview/start-preview';
import { adapterOf, emptySite } from '@/tests/support/cms-site';

it('has a page for a draft that cannot be shown, with what is wrong by field and line', async () => {
  const { root, contentDir } = emptySite();
  const previewDir = join(root, 'preview');
  const lines: string[] = [];
  const fields = { title: 'Evil', toc_max_heading_level: 99, sidebar_position: 3 };
  const { stop } = await startPreview({
    adapter: adapterOf([
      { kind: 'docs', path: 'docs/index.mdx' },
      { kind: 'docs', path: 'docs/evil.mdx', title: 'Evil', fields, body: 'Fine.\n\n{1 + 1}\n' },
      { kind: 'docs', path: 'docs/yaml.mdx', fields: { title: 'Y', sidebar_custom_props: '{' } },
      {
        kind: 'docs',
        path: 'docs/many.mdx',
        fields: { title: 'M' },
        body: '{1}\n\n<b>x\n\n{2}\n\n[a](javascript:x)\n',
      },
      { kind: 'docs', path: 'docs/zero.mdx', fields: { title: 'Z' }, body: 'One.\n\nTwo\0.\n' },
    ]),
    contentDir,
    owned: ['docs'],
    previewDir,
    allowedKeys: [],
    print: (line) => lines.push(line),
  });
  onTestFinished(stop);
  const read = (path: string) => readFileSync(join(previewDir, path), 'utf8');
  const page = read('docs/evil.mdx');
  expect(page).toMatch(/^---\ntitle: Evil\nsidebar_position: 3\n---\n:::danger\[This draft cannot be shown yet\]\n/);
  expect(page).toMatch(/\n`{3}md showLineNumbers \{3\}\nFine\.\n\n\{1 \+ 1\}\n`{3}\n$/);
  expect(read('docs/yaml.mdx')).toContain('title: Y');
  expect(read('docs/index.mdx')).toContain('Text.');
  const places = (path: string) => [...read(path).matchAll(/^- \*\*body (\d+)&#58;/gm)].map(([, line]) => line);
  expect(places('docs/many.mdx')).toEqual(['1', '3', '5', '7']);
  expect(places('docs/zero.mdx')).toEqual(['3']);
  expect(read('docs/zero.mdx')).toMatch(/\n`{3}md showLineNumbers \{3\}\nOne\.\n\nTwo␀\.\n`{3}\n$/);
  const said = lines.join('\n');
  expect(said).toContain('Shown with its problem: cms:docs/2 "Evil" body 3:1: {1 + 1} is code');
  expect(said).toContain('cms:docs/2 "Evil" field toc_max_heading_level: ');
  expect(said).toContain('cms:docs/3 "docs/yaml.mdx" field sidebar_custom_props: ');
});

it('shows what stands in a form and is not saved, of entries that it knows', async () => {
  const { root, contentDir } = emptySite();
  const previewDir = join(root, 'preview');
  const { liveAddress, stop } = await startPreview({
    adapter: adapterOf([{ kind: 'docs', path: 'docs/index.mdx', fields: { title: 'Saved' } }]),
    contentDir,
    owned: ['docs'],
    previewDir,
    allowedKeys: [],
    print: () => {},
  });
  onTestFinished(stop);
  const read = () => readFileSync(join(previewDir, 'docs/index.mdx'), 'utf8');
  const send = async (body: string, address = liveAddress) => (await fetch(address, { method: 'POST', body })).status;
  const entry = (fields: Record<string, unknown>, id = '1') => JSON.stringify({ kind: 'docs', id, fields });
  expect(await send(entry({ title: 'Written', body: 'Not saved.\n', path: '../../out.mdx' }))).toBe(204);
  expect(read()).toBe('---\ntitle: Written\n---\nNot saved.\n');
  expect(await send(entry({ title: 'Written', body: '{1 + 1}\n' }))).toBe(204);
  expect(read()).toContain('This draft cannot be shown yet');
  expect(await send(entry({ body: 'Of nothing known.\n' }, '9'))).toBe(204);
  expect(await send(entry({ body: 'x' }), new URL('/', liveAddress).href)).toBe(400);
  expect(await send('{"kind":"users","id":"1","fields":{}}')).toBe(400);
  expect(await send('{')).toBe(400);
  // A browser that leaves the page gives up what it is sending.
  await new Promise<void>((done) => {
    const given = request(liveAddress, { method: 'POST', headers: { 'content-length': 1000 } });
    given.once('error', () => done());
    given.write('{', () => given.destroy());
    given.once('close', () => done());
  });
  expect(await send('{')).toBe(400);
  expect(readdirSync(previewDir, { recursive: true })).toEqual(['docs', 'docs/index.mdx']);
});
