import { describe, expect, it } from 'vitest';
import { checkLayers } from '@/lib/layers/check-layers';
import { readSources } from '@/lib/layers/read-sources';
import { tempFolder } from '@/tests/unit/temp-folder';

const check = (files: Record<string, string>) => checkLayers(readSources(tempFolder(files)));

/** Rules and the violations planted for them: file, its text, and what else the tree needs. */
const planted: [rule: string, file: string, text: string, others?: Record<string, string>][] = [
  ['top', 'lib/a.ts', "import { b } from '../app/b';"],
  ['top', 'components/ui/a.tsx', "import '@/scripts/build';"],
  ['top', 'scripts/a.ts', "import '../tests/unit/helper';"],
  ['top', 'lib/a.ts', "import config from '../next.config.mjs';"],
  ['down', 'lib/a.ts', "import type { B } from '../components/ui/b';"],
  ['down', 'schema/a.ts', "import { b } from '@/lib/b';"],
  ['down', 'stores/a.ts', "import { b } from '@/components/search/b';"],
  ['down', 'components/ui/a.tsx', "export { b } from '../layout/b';"],
  ['down', 'components/mdx/a.tsx', "const b = import('../docs/b');"],
  ['down', 'scripts/a.ts', "import '../stores/b';"],
  ['down', 'lib/a.ts', "export type B = import('../stores/b').B;"],
  ['down', 'components/search/a.ts', "new Worker(new URL('../docs/b.worker.ts', import.meta.url));"],
  ['features', 'components/docs/a.tsx', "import { b } from '@/components/blog/b';"],
  ['features', 'components/blog/a.tsx', "import type { B } from '../docs/b';"],
  ['generated', 'lib/a.ts', "import 'server-only'; import { allDocs } from 'contentlayer/generated';"],
  ['generated', 'lib/content/a.ts', "import pointer from '../../.contentlayer/snapshot.json';"],
  ['pure', 'schema/a.ts', "import { useState } from 'react';"],
  ['pure', 'lib/mdx/plugins/a.ts', "import Link from 'next/link';"],
  ['pure', 'lib/mdx/plugins/a.ts', "import { create } from 'zustand';"],
  ['pure', 'lib/mdx/plugins/a.ts', "import { b } from '@/components/ui/b';"],
  ['site-config', 'site.config.ts', "import { site } from './schema/site';", { 'schema/site.ts': '' }],
  ['site-config', 'site.config.ts', "import type { A } from './lib/a';"],
  ['site-config', 'components/layout/a.tsx', "import site from '@/site.config';", { 'site.config.ts': '' }],
  ['import', 'lib/content/a.ts', "import { b } from '../import/b';"],
  ['contentlayer-config', 'contentlayer.config.ts', "import { a } from './lib/mdx/compile';"],
  ['cycles', 'lib/a.ts', "import './b';", { 'lib/b.ts': "import './c';", 'lib/c.ts': "import type { A } from './a';" }],
  [
    'folders',
    'lib/a/one.ts',
    "import '../b/two';",
    { 'lib/b/two.ts': '', 'lib/b/three.ts': "import type { C } from '../a/four';", 'lib/a/four.ts': '' },
  ],
  ['rooms', 'components/a.tsx', 'export {};'],
  ['rooms', 'lib/a.ts', 'export {};'],
];

describe('planted violations', () => {
  it.each(planted)('%s: %s with %s', (rule, file, text, others) => {
    const found = check({ [file]: `// First line\n${text}`, ...others });
    const expected = {
      severity: 'error',
      code: `layers/${rule}`,
      file,
      message: expect.stringContaining(`the rule "${rule}"`),
    };
    expect(found).toContainEqual(expect.objectContaining(expected));
  });

  it('points at the import and says what leads where', () => {
    const [found] = check({ 'lib/site/a.ts': "\nimport { b } from '../../app/b';" });
    expect(found).toMatchObject({ line: 2, column: 19, endColumn: 32, message: expect.stringContaining('app/b') });
  });

  it('shows the way round a cycle, once', () => {
    const found = check({
      'lib/site/a.ts': "import './b';",
      'lib/site/b.ts': "import './c'; import './d';",
      'lib/site/c.ts': "import './a';",
      'lib/site/d.ts': "import './b';",
    });
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('lib/site/a.ts → lib/site/b.ts → lib/site/c.ts → lib/site/a.ts'),
    ]);
  });
});

it('accepts what the house allows', () => {
  const found = check({
    'app/page.tsx': "import { a } from '@/components/docs/a'; import './layout';",
    'app/layout.tsx': "import { a } from '@/lib/config/site';",
    'components/docs/a.tsx': "import { a } from '../layout/a'; import './b';",
    'components/docs/b.tsx': "import { useState } from 'react';",
    'components/layout/a.tsx': "import '../search/a'; import '@/stores/a';",
    'components/search/a.tsx': "import '../ui/a';",
    'components/ui/a.tsx': "import '@/lib/site/a';",
    'stores/a.ts': "import { create } from 'zustand'; import '@/lib/site/a';",
    'lib/site/a.ts': "import type { Doc } from 'contentlayer/generated'; import '../../schema/a';",
    'lib/config/site.ts': "import siteConfig from '../../site.config';",
    'lib/content/snapshot/store.ts': "import 'server-only'; import { allDocs } from 'contentlayer/generated';",
    'lib/content/snapshot/publish.ts': '',
    'lib/mdx/syntax/jsx.ts': "import { jsx } from 'react/jsx-runtime';",
    'lib/mdx/plugins/a.ts': "import { visit } from 'unist-util-visit'; import '../../site/a';",
    'schema/a.ts': "import { z } from 'zod';",
    'scripts/a.ts': "import '@/lib/site/a';",
    'site.config.ts': "import type { A } from './schema/a';",
    'contentlayer.config.ts':
      "import { a } from './schema/a'; import './lib/content/publish'; import 'contentlayer2/source-files';",
    'tests/unit/a.test.ts': "import '../../app/page'; import '../../scripts/a'; import '../../components/docs/a';",
  });
  expect(found).toEqual([]);
});
