import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startPreview } from '@/lib/cms/preview';
import { adapterOf, emptySite } from '@/tests/support/cms-site';

it('has a page for a draft that cannot be shown, with what is wrong by field and line', async () => {
  const { root, contentDir } = emptySite();
  const previewDir = join(root, 'preview');
  const lines: string[] = [];
  const fields = { title: 'Evil', toc_max_heading_level: 99, sidebar_position: 3 };
  const stop = await startPreview({
    adapter: adapterOf([
      { kind: 'docs', path: 'docs/index.mdx' },
      { kind: 'docs', path: 'docs/evil.mdx', title: 'Evil', fields, body: 'Fine.\n\n{1 + 1}\n' },
      { kind: 'docs', path: 'docs/yaml.mdx', fields: { title: 'Y', sidebar_custom_props: '{' } },
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
  const said = lines.join('\n');
  expect(said).toContain('Shown with its problem: cms:docs/2 "Evil" body 3:1: {1 + 1} is code');
  expect(said).toContain('cms:docs/2 "Evil" field toc_max_heading_level: ');
  expect(said).toContain('cms:docs/3 "docs/yaml.mdx" field sidebar_custom_props: ');
});
