import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { convertSite } from '@/lib/import/convert';
import { loadSite } from '@/lib/import/load/load-site';
import { createReport } from '@/lib/import/report';
import { tempFolder } from '@/tests/unit/temp-folder';

/** Moves a site with these options of its docs and blog, and says what became of its Markdown plugins. */
async function convert(options: string, files: Record<string, string>) {
  const siteDir = tempFolder({
    'docusaurus.config.js': `module.exports = { title: 'Light', url: 'https://light.example', baseUrl: '/', presets: [['classic', { ${options} }]] };`,
    ...files,
  });
  const stage = tempFolder();
  const report = createReport();
  const site = await loadSite({ root: process.cwd(), siteDir });
  await convertSite({ root: process.cwd(), site, stage, report });
  const remarks = report.remarks.filter(({ text }) => text.includes('Markdown plugin'));
  return {
    text: (path: string) => readFileSync(join(stage, path), 'utf8'),
    remarks: remarks.map(({ fate, text, place, next }) => `${fate}: ${text} (${place})${next ? ` ${next}` : ''}`),
  };
}

it('runs Markdown plugins of the site once and writes what they change, and nothing else', async () => {
  const page = `---
title: A
---

import Card from '@site/src/components/Card';

Title   with spaces
===================

<!-- a comment -->

* [one](../src/one.js) and *two*
* last   {1 + 1}

> quoted
> [more](../src/more.js#L1), \`VERSION\`

## Heading {#own-id}

Takes 16:9, a_b_c at VERSION for $5 <b>now</b>.

\`\`\`sh
npm i x@VERSION
\`\`\`

<Card wide
  title='x'>

  __Stays__ as it is

  ![a](a.png)

</Card>
| a | b |
|---|---|
| c | VERSION |
`;
  const { text, remarks } = await convert(
    `docs: {
      beforeDefaultRemarkPlugins: [[require('./src/links'), { base: 'https://code.example/' }]],
      remarkPlugins: [require('./src/remark/variables.mjs').default],
    }, blog: { remarkPlugins: [require('./src/remark/variables.mjs').default] }`,
    {
      'src/links.js': `const visit = require('unist-util-visit');
        module.exports = function links({ base }) {
          return (tree, file) => visit(tree, 'link', (node) => {
            if (node.url.startsWith('../src/')) node.url = base + node.url.slice(3);
          });
        };`,
      'src/remark/variables.mjs': `import { visit } from 'unist-util-visit';
        export default function variables() {
          return async (tree) => {
            const { SKIP } = await import('unist-util-visit');
            visit(tree, ['text', 'inlineCode', 'code'], (node) => { node.value = node.value.replaceAll('VERSION', SKIP === 'skip' ? '1.2' : ''); });
          };
        }`,
      'docs/a.mdx': page,
      'blog/2026-01-01-b.md': 'At VERSION\n',
      'docs/none.md': '*  none   \n',
      'docs/data.md': '---\nformat: md\n---\n\n## At VERSION {#own-id}\n\n<b>{VERSION}\n',
    },
  );
  expect(text('content/docs/a.mdx')).toBe(
    page
      .replaceAll('../src/', 'https://code.example/src/')
      .replaceAll('VERSION', '1.2')
      .replace(/^\* /gm, '- ')
      .replace(/\| a.*\n\|---.*$/m, '\n| a | b   |\n| - | --- |'),
  );
  expect(text('content/blog/2026-01-01-b.md')).toBe('At 1.2\n');
  expect(text('content/docs/none.md')).toContain('*  none   \n');
  expect(text('content/docs/data.md')).toContain('\n## At 1.2 {#own-id}\n\n<b>{1.2}\n');
  expect(remarks).toEqual([
    'changed: The Markdown plugin links has run once: what it made is in the documents (docusaurus.config.js:2)',
    'changed: The Markdown plugin variables has run once: what it made is in the documents (docusaurus.config.js:3)',
  ]);
});

it('runs the default export of a plugin that is required as a module', async () => {
  const { text, remarks } = await convert(
    `blog: false, docs: { remarkPlugins: [require('./shout.mjs'), [require('./loud.mjs'), { by: '?' }]] }`,
    {
      'shout.mjs':
        "export default function shout() { return (tree) => { tree.children[0].children[0].value += '!'; }; }",
      'loud.mjs': 'export default ({ by }) => (tree) => { tree.children[0].children[0].value += by; };',
      'docs/a.mdx': 'Words\n',
    },
  );
  expect(text('content/docs/a.mdx')).toContain('\nWords!?\n');
  expect(remarks).toEqual([
    'changed: The Markdown plugin shout has run once: what it made is in the documents (docusaurus.config.js:1)',
    'changed: The Markdown plugin ./loud.mjs has run once: what it made is in the documents (docusaurus.config.js:1)',
  ]);
});

it('keeps code of which plugins make empty elements for scripts', async () => {
  const { text, remarks } = await convert(`blog: false, docs: { remarkPlugins: [require('./play')] }`, {
    'play.js': `const visit = require('unist-util-visit');
      module.exports = function play() {
        return (tree) => visit(tree, 'code', (node, at, parent) => {
          if (node.lang === 'play') parent.children[at] = { type: 'mdxJsxTextElement', name: 'div', attributes: [], children: [] };
          else Object.assign(node, { type: 'mdxJsxFlowElement', name: 'Play', attributes: [], children: [] });
        });
      };`,
    'docs/a.mdx': '# A\n\n- ```play\n  lamp()\n  ```\n\n```js\nb\n```\n',
  });
  expect(text('content/docs/a.mdx')).toBe('# A\n\n- ```play\n  lamp()\n  ```\n\n<Play />\n');
  expect(remarks.join()).toContain('it makes empty elements of code, for a script to fill: these blocks stay');
});

it('writes classes that plugins give to emphasised words as elements', async () => {
  const { text } = await convert(`blog: false, docs: { remarkPlugins: [require('./badges')] }`, {
    'badges.js': `const visit = require('unist-util-visit');
      module.exports = () => (tree) => visit(tree, ['emphasis', 'link'], (node) => {
        if (node.type === 'link' || node.children[0].value === 'New') node.data = { hProperties: { className: ['badge', 'badge--info'] } };
      });`,
    'docs/a.mdx': '# A\n\n## `lamp()` _New_\n\nStays *as it*   is, [b](./a.mdx).\n',
    'docs/data.md': '---\nformat: md\n---\n\n# D\n\n_New_\n',
  });
  expect(text('content/docs/a.mdx')).toBe(
    '# A\n\n## `lamp()` <em className="badge badge--info">New</em>\n\nStays *as it*   is, [b](./a.mdx).\n',
  );
  expect(text('content/docs/data.md')).toContain('\n_New_\n');
});

it('writes blocks, imports and elements that plugins make, at their place', async () => {
  const { text, remarks } = await convert(`blog: false, docs: { remarkPlugins: [require('./embed')] }`, {
    'embed.js': `module.exports = function embed() {
        return (tree, file) => {
          const walk = (parent) => {
            parent.children = parent.children.flatMap((node) => {
              if (node.type === 'code' && node.lang === 'play') return [
                { type: 'mdxJsxFlowElement', name: 'Play', attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: file.data.frontMatter.title }], children: [] },
                { type: 'jsx', value: '<Play code="raw" />' },
              ];
              if (node.children) walk(node);
              return [node];
            });
          };
          walk(tree);
          if (file.path.endsWith('a.mdx')) tree.children.unshift({ type: 'import', value: "import Play from '@site/src/components/Play';" });
        };
      };`,
    'src/components/Play.js': 'export default () => null;',
    'docs/a.mdx':
      '---\ntitle: A\n---\n\nStart\n\n> - In a list\n>\n>   ```play\n>   x\n>   ```\n\nPress :key[Enter]  at 10:30.\n\nEnd\n',
  });
  expect(text('content/docs/a.mdx')).toBe(
    `---
title: A
---

import Play from '@site/src/components/Play';

Start

> - In a list
>
>   <Play of="A" />
>
>   <Play code="raw" />

Press :key[Enter]  at 10:30.

End
`,
  );
  expect(remarks).toEqual([
    'changed: The Markdown plugin embed has run once: what it made is in the documents (docusaurus.config.js:1)',
    'left: The directive :key, which Markdown plugins of the site read (docs/a.mdx:15) Write into the documents what they made of it.',
  ]);
});

it('writes elements of the wrong kind, inline among blocks or the other way, where they are read again', async () => {
  const { text, remarks } = await convert(`blog: false, docs: { remarkPlugins: [require('./kinds')] }`, {
    'kinds.js': `const visit = require('unist-util-visit');
      module.exports = function kinds() {
        return (tree) => visit(tree, ['code', 'inlineCode'], (node, index, parent) => {
          const type = node.type === 'code' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement';
          const children = [{ type: 'text', value: node.value }, { type: 'mdxJsxTextElement', name: 'b', attributes: [], children: [] }];
          parent.children[index] = { type, name: 'Run', attributes: [], children };
        });
      };`,
    'docs/a.mdx': '# A\n\nSay `a` twice.\n\n<Tabs>\n<TabItem value="x">\n\n```\nb\n```\n\n</TabItem>\n</Tabs>\n',
  });
  expect(text('content/docs/a.mdx')).toBe(
    '# A\n\nSay <Run>a<b /></Run> twice.\n\n<Tabs>\n  <TabItem value="x">\n    <Run>b<b /></Run>\n  </TabItem>\n</Tabs>\n',
  );
  expect(remarks).toEqual([expect.stringMatching(/^changed: The Markdown plugin kinds has run once/)]);
});

it('imports without plugins that throw, wait for ever or need packages, and names each with its reason', async () => {
  const { text, remarks } = await convert(
    `blog: false, docs: {
      beforeDefaultRemarkPlugins: [require('./needs').default],
      remarkPlugins: [
        function throws() { return (tree) => { tree.children = []; throw new Error('No tree\\nat all'); }; },
        function waits() { return () => new Promise(() => {}); },
        require('no-such-package'),
        function last() { return (tree) => { tree.children.push({ type: 'jsx', value: '<b>' }); }; },
        function idles() { return () => {}; },
      ],
      rehypePlugins: [function rehypeOwn() {}],
    }`,
    {
      'needs.js':
        "const tools = require('no-such-tools'); exports.default = function needs() { return (tree) => tools.of(tree); };",
      'docs/a.md': '# A\n',
    },
  );
  expect(text('content/docs/a.md')).toBe('# A\n');
  const next =
    'Mend it there, or install its packages there, and import again; or write into the documents what it made.';
  expect(remarks).toEqual([
    `left: The Markdown plugin needs (docusaurus.config.js:2) It did not run: no-such-tools is not installed (docs/a.md). ${next}`,
    `left: The Markdown plugin throws (docusaurus.config.js:3) It did not run: No tree (docs/a.md). ${next}`,
    `left: The Markdown plugin waits (docusaurus.config.js:3) It did not run: it does not end (docs/a.md). ${next}`,
    `left: The Markdown plugin no-such-package (docusaurus.config.js:3) It did not run: no-such-package is not installed (docs/a.md). ${next}`,
    expect.stringMatching(/^left: The Markdown plugin last .* It did not run: .*tag.* \(docs\/a.md\)\./),
    'changed: The Markdown plugin idles has run once: what it made is in the documents (docusaurus.config.js:3)',
    'left: The Markdown plugin rehypeOwn (docusaurus.config.js:10) Write into the documents what it made of them.',
  ]);
}, 60_000);

it('imports without plugins that end the process, and names all', async () => {
  const { text, remarks } = await convert(
    'blog: false, docs: { remarkPlugins: [function exits() { return () => process.exit(1); }] }',
    { 'docs/a.md': '# A\n' },
  );
  expect(text('content/docs/a.md')).toBe('# A\n');
  expect(remarks).toEqual([
    expect.stringMatching(/^left: The Markdown plugin exits .* It did not run: .*does not load/),
  ]);
});

it('writes ids that a plugin gives headings, also one that is called like a built-in one', async () => {
  const { text, remarks } = await convert("docs: { beforeDefaultRemarkPlugins: [require('./slugify.js')] }", {
    'docs/a.md': '# A\n\n## The end\n\n## Own {#mine}\n\n[end](#$end)\n',
    'slugify.js': `const visit = require('unist-util-visit-parents');
      module.exports = function siteSlugifyAnchors() {
        return (tree) => visit(tree, ['heading', 'link'], (node) => {
          if (node.type === 'link') node.url = node.url.replace('#$', '#');
          else if (node.depth > 1) node.data = { id: 'end', hProperties: { id: 'end' } };
        });
      };`,
  });
  expect(text('content/docs/a.md')).toBe('# A\n\n## The end {#end}\n\n## Own {#mine}\n\n[end](#end)\n');
  expect(remarks).toEqual([expect.stringMatching(/^changed: The Markdown plugin siteSlugifyAnchors has run once/)]);
});

it('shows plugins for Docusaurus 2 colons as text, and loses no fence around MDX', async () => {
  const { text } = await convert("docs: { remarkPlugins: [require('./links.js')] }", {
    'docs/a.md':
      '# A\n\n````mdx-code-block\n<b>x</b>\n````\n\n{@link: a|/b/:c}\n\n````mdx-code-block\n<i>y</i>\n````\n',
    'links.js': `const visit = require('unist-util-visit');
      module.exports = () => (tree) => visit(tree, 'text', (node) => {
        node.value = node.value.replace(/\\{@link: (.*)\\|(.*)\\}/, '$1 $2');
      });`,
  });
  const lines = text('content/docs/a.md').split(/\n+/);
  expect(lines).toEqual(['# A', '<b>x</b>', 'a /b/:c', '<i>y</i>', '']);
});
