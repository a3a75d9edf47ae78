import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { routesOf } from '@/lib/import/content-model';
import { convertSite } from '@/lib/import/convert';
import { loadSite } from '@/lib/import/load/load-site';
import { createReport } from '@/lib/import/report';
import { tempFolder } from '@/tests/unit/temp-folder';

async function convert(config: string, files: Record<string, string>) {
  const siteDir = tempFolder({
    'docusaurus.config.js': `module.exports = { title: 'Light', url: 'https://light.example', baseUrl: '/', ${config} };`,
    ...files,
  });
  const stage = tempFolder();
  const report = createReport();
  const site = await loadSite({ root: process.cwd(), siteDir });
  const { files: written, content } = await convertSite({ root: process.cwd(), site, stage, report });
  const text = (path: string) => readFileSync(join(stage, path), 'utf8');
  const remarks = report.remarks.map((remark) => `${remark.fate}: ${remark.text} (${remark.place})`);
  return { paths: [...written.keys()].sort(), text, remarks, routes: content ? routesOf(content).sort() : [] };
}

it('keeps the mark that ends an excerpt where a preprocessor removes comments', async () => {
  const { text } = await convert(
    `presets: [['classic', {}]], markdown: { preprocessor: ({ fileContent }) => fileContent.replace(/<!--.*?-->/gs, '') }`,
    { 'docs/a.md': '# A\n', 'blog/2026-01-01-c.md': '# C\n\n<!-- x -->\n\nOne\n\n<!--truncate-->\n\nTwo\n' },
  );
  expect(text('content/blog/2026-01-01-c.md')).toBe('# C\n\n\n\nOne\n\n{/* truncate */}\n\nTwo\n');
});

it('runs what a site does to the text and the front matter of documents once, and writes it down', async () => {
  const { text, remarks } = await convert(
    `presets: [['classic', {}]], markdown: {
      preprocessor: ({ fileContent, filePath }) => fileContent.replaceAll('%YEAR%', filePath.endsWith('b.mdx') ? '2027' : '2026'),
      parseFrontMatter: async (params) => {
        const result = await params.defaultParseFrontMatter(params);
        if (result.frontMatter.nick) { result.frontMatter.title = result.frontMatter.nick; delete result.frontMatter.nick; }
        return result;
      },
    }`,
    {
      'docs/a.md': '---\nsidebar_label: A # stays\nslug: /%YEAR%\n---\n\n# In %YEAR%\n',
      'docs/b.mdx': '---\nnick: Bee\nlast_update: { date: 2026-01-02 }\n---\n\nIn %YEAR%.\n',
      'docs/_part.mdx': 'Part of %YEAR%\n',
      'blog/2026-01-01-c.md': '# Nothing to do\n',
    },
  );
  // Docusaurus reads front matter before the preprocessor.
  expect(text('content/docs/a.md')).toBe('---\nsidebar_label: A # stays\nslug: /%YEAR%\n---\n\n# In 2026\n');
  expect(text('content/docs/b.mdx')).toBe('---\nlast_update:\n  date: 2026-01-02\ntitle: Bee\n---\n\nIn 2027.\n');
  expect(text('content/docs/_part.mdx')).toBe('Part of 2026\n');
  expect(text('content/blog/2026-01-01-c.md')).toBe('# Nothing to do\n');
  expect(remarks.filter((remark) => remark.includes('markdown.'))).toEqual([
    'changed: `markdown.preprocessor` has run once: what it made is in documents and names (docusaurus.config.js:2)',
    'changed: `markdown.parseFrontMatter` has run once: what it made is in documents and names (docusaurus.config.js:3)',
  ]);
});

it('says so where such a function throws, and brings the documents as they are', async () => {
  const { text, remarks } = await convert(
    "presets: [['classic', { blog: false }]], markdown: { preprocessor: () => { throw new Error('No year'); } }",
    { 'docs/a.md': '# In %YEAR%\n' },
  );
  expect(text('content/docs/a.md')).toBe('# In %YEAR%\n');
  expect(remarks).toContain('left: `markdown.preprocessor`: Error: No year (docusaurus.config.js:1)');
});

it('names files so that their numbers are read as the parser of the site read them', async () => {
  const { paths, text, remarks, routes } = await convert(
    `presets: [['classic', { blog: false, docs: { numberPrefixParser: (name) => {
      const [, number, filename] = /^ch(\\d+)_(.+)$/.exec(name) ?? [];
      return filename ? { filename, numberPrefix: Number(number) } : { filename: name };
    } } }]]`,
    {
      'docs/ch2_use/ch10_last.md': '# Last\n\n![a](./img/ch1_a.png)\n',
      'docs/ch2_use/ch9_first.md': '# First\n\n[last](./ch10_last.md#x) [start](../ch1_start.md)\n',
      'docs/ch2_use/img/ch1_a.png': 'png',
      'docs/ch1_start.md': '# Start\n',
      'docs/7-up.md': '# Up\n',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/ch3_old.md': '# Old\n',
    },
  );
  expect(paths.filter((path) => path.startsWith('content/') && path.includes('docs/'))).toEqual([
    'content/docs/1-start.md',
    'content/docs/2-use/10-last.md',
    'content/docs/2-use/9-first.md',
    'content/docs/2-use/img/ch1_a.png',
    'content/docs/7-up.md',
    'content/versioned_docs/version-1.0/3-old.md',
  ]);
  expect(text('content/docs/2-use/9-first.md')).toBe(
    '# First\n\n[last](@site/docs/2-use/10-last.md#x) [start](@site/docs/1-start.md)\n',
  );
  expect(text('content/docs/2-use/10-last.md')).toContain('![a](./img/ch1_a.png)');
  expect(routes).toEqual(expect.arrayContaining(['/docs/next/start', '/docs/next/use/first', '/docs/old']));
  expect(remarks.filter((remark) => remark.includes('7-up'))).toEqual([
    'left: The number of 7-up, as `numberPrefixParser` reads it (docs)',
  ]);
});
