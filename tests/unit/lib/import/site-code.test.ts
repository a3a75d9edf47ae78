import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertSite } from '@/lib/import/convert';
import type { LoadedSite } from '@/lib/import/load/load-site';
import { createReport } from '@/lib/import/report';
import { tempFolder } from '@/tests/unit/temp-folder';

async function convert(files: Record<string, string>, options: Record<string, unknown> = {}) {
  const stage = tempFolder();
  const report = createReport();
  const kinds = ['docs', 'pages'] as const;
  const site: LoadedSite = {
    dir: tempFolder({ 'docs/intro.md': '# Intro\n', ...files }),
    plugins: kinds.map((kind) => ({ kind, name: `preset: ${kind}`, ofPreset: true, options })),
    ...{ configText: '', configFile: 'docusaurus.config.js', missing: [] },
    config: { title: 'Light', url: 'https://light.example', baseUrl: '/', themeConfig: {} },
  };
  const { files: written } = await convertSite({ root: process.cwd(), site, stage, report });
  const text = (path: string) => readFileSync(join(stage, path), 'utf8');
  const left = report.remarks.filter(({ fate }) => fate === 'left');
  return { paths: [...written.keys()].filter((path) => /^content\/(?!docs)/.test(path)).sort(), text, left };
}

describe('a page in code', () => {
  it('is shown by a document with its title, and brings along what it imports', async () => {
    const { paths, text, left } = await convert({
      'src/pages/team/index.tsx':
        "import Layout from '@theme/Layout';\nimport people from '@site/src/data/people';\nimport Card from '../../components/Card';\nimport styles from './index.module.css';\n\nexport default function Team() {\n  return <Layout title=\"Our team\" description='Who we are'><main className={styles.wide}>{people.map((name) => <Card key={name} name={name} />)}</main></Layout>;\n}\n",
      'src/pages/team/index.module.css': '.wide {}',
      'src/pages/team/_parts.tsx': '',
      'src/pages/team/index.test.tsx': '',
      'src/data/people.ts': "import { sorted } from '../utils/sort';\nexport default sorted(['Ann']);",
      'src/utils/sort.ts': 'export const sorted = (list) => list;',
      'src/plugins/unused.js': "require('fs');",
      'src/components/Card.tsx': 'export default function Card({ name }) { return <b>{name}</b>; }',
    });
    expect(paths).toEqual([
      'content/components/Card.tsx',
      'content/components/data/people.ts',
      'content/components/pages/team/index-page.tsx',
      'content/components/pages/team/index.module.css',
      'content/components/utils/sort.ts',
      'content/pages/team/index.mdx',
    ]);
    expect(text('content/pages/team/index.mdx')).toBe(
      '---\ntitle: "Our team"\ndescription: "Who we are"\n---\n\nimport Page from \'@site/src/components/pages/team/index-page\';\n\n<Page />\n',
    );
    const code = text('content/components/pages/team/index-page.tsx');
    expect(code).toContain("from '@site/src/components/data/people'");
    expect(code).toContain("from '@site/src/components/Card'");
    expect(code).toContain("from './index.module.css'");
    // The site has a <main> around it.
    expect(code).not.toContain('<main');
    expect(left).toEqual([]);
  });

  it('stays behind where it imports what nothing stands for, also at second hand', async () => {
    const { paths, left } = await convert({
      'src/pages/search.jsx': "import Box from '../components/Box';\nexport default () => <Box />;",
      'src/components/Box.jsx':
        "import React from 'react';\nimport { useColorMode } from '@docusaurus/useGlobalData';\nexport default () => null;",
    });
    expect(paths).toEqual([]);
    expect(left).toMatchObject([
      {
        text: 'The page /search, in code that imports "@docusaurus/useGlobalData"',
        place: 'src/components/Box.jsx:2',
      },
      { text: 'A component that imports "@docusaurus/useGlobalData", and that no document names' },
    ]);
  });
});

it('names packages that components need, with the command that installs them', async () => {
  const { left } = await convert({
    'package.json': '{"dependencies":{"no-such-icons":"^5.1.0"}}',
    'src/components/Icon.tsx':
      "import React from 'react';\nimport { FaBeer } from 'no-such-icons/fa';\nexport default FaBeer;",
  });
  expect(left).toMatchObject([
    {
      text: 'The package no-such-icons, which components need',
      place: 'src/components/Icon.tsx:2',
      next: 'Install it: npm i no-such-icons@^5.1.0',
    },
  ]);
});

it('gives documents the components that the theme gives them', async () => {
  const { paths, text, left } = await convert({
    'src/theme/MDXComponents.tsx':
      "import MDXComponents from '@theme-original/MDXComponents';\nimport Mark from '@site/src/components/Mark';\nimport { Dot, Line as Rule } from '../components/marks';\n\nexport default {\n  ...MDXComponents,\n  // Ours\n  Highlight: Mark,\n  Mark,\n  Dot,\n  Rule,\n  h1: Mark,\n};\n",
    'src/components/Mark.tsx': 'export default () => null;',
    'src/components/marks.tsx': 'export const Dot = () => null;\nexport const Line = () => null;',
  });
  expect(paths).toEqual([
    'content/components/Dot.jsx',
    'content/components/Highlight.jsx',
    'content/components/Mark.tsx',
    'content/components/Rule.jsx',
    'content/components/marks.tsx',
  ]);
  expect(text('content/components/Highlight.jsx')).toBe("export { default } from '@site/src/components/Mark';\n");
  expect(text('content/components/Rule.jsx')).toBe("export { Line as default } from '../components/marks';\n");
  expect(left.map((remark) => remark.text)).toEqual(['<h1> as the site makes it']);
});

it('makes info of the admonitions that the site has added', async () => {
  const { text } = await convert(
    { 'docs/a.md': '# A\n\n:::rule\n\nOne.\n\n:::\n\n> ::::quote[By **Ann**]\n> Two.\n> ::::\n\n```\n:::rule\n```\n' },
    { admonitions: { keywords: ['rule', 'quote', 'note'] } },
  );
  expect(text('content/docs/a.md')).toBe(
    '# A\n\n:::info[Rule]\n\nOne.\n\n:::\n\n> ::::info[By **Ann**]\n> Two.\n> ::::\n\n```\n:::rule\n```\n',
  );
});

it('makes a component of what waits for the browser and holds statements', async () => {
  const { text, paths } = await convert({
    'docs/wide.mdx':
      "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n# Wide\n\n<BrowserOnly fallback={<b>Wait</b>}>\n  {() => {\n    const width = window.innerWidth;\n    return <i>{width}</i>;\n  }}\n</BrowserOnly>\n\n<BrowserOnly>{() => <i>short</i>}</BrowserOnly>\n",
  });
  expect(paths).toEqual(['content/components/WideBrowserOnly.jsx']);
  expect(text('content/docs/wide.mdx')).toContain('\n<WideBrowserOnly />\n');
  expect(text('content/docs/wide.mdx')).toContain('<BrowserOnly>{() => <i>short</i>}</BrowserOnly>');
  expect(text('content/components/WideBrowserOnly.jsx')).toMatch(/^'use client';\n\nimport BrowserOnly from/);
});

it('passes components of packages on to the documents that import them', async () => {
  const { paths, text, left } = await convert({
    'package.json': '{ "dependencies": { "lamp-kit": "^2.0.0" } }',
    'docs/lamp.mdx': "import Lamp, { Bulb as Light, dim } from 'lamp-kit';\n\n# Lamps\n",
    'docs/film.mdx':
      "---\ntitle: Film\n---\n\nimport Reel, { Spool as Roll } from 'lamp-kit/reel';\nimport 'lamp-kit/reel.css';\nimport React from 'react';\n\n<Reel />\n\n<Roll />\n",
  });
  expect(paths).toEqual(['content/components/Reel.jsx', 'content/components/Roll.jsx']);
  expect(text('content/components/Roll.jsx')).toBe(
    "'use client';\n\nimport 'lamp-kit/reel.css';\nexport { Spool as default } from 'lamp-kit/reel';\n",
  );
  expect(text('content/docs/film.mdx')).toBe(
    "---\ntitle: Film\n---\n\nimport Reel from '@site/src/components/Reel'; import Roll from '@site/src/components/Roll';\n\nimport React from 'react';\n\n<Reel />\n\n<Roll />\n",
  );
  // A function is nothing that a component could stand for.
  expect(text('content/docs/lamp.mdx')).toContain("from 'lamp-kit'");
  expect(left).toMatchObject([
    { place: 'docs/film.mdx:5', next: 'Install it: npm i lamp-kit@^2.0.0' },
    { place: 'docs/film.mdx:6', next: 'Install it: npm i lamp-kit@^2.0.0' },
  ]);
});
