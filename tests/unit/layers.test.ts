import { execFileSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from './temp-folder';

interface Violation {
  from: string;
  rule: { name: string };
}

/** Breaches of .dependency-cruiser.mjs in a tree of these files, `rule: file`. */
function breaches(files: Record<string, string>): string[] {
  const tree = { 'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }', ...files };
  const args = ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json', '.'];
  const report = execFileSync(resolve('node_modules/.bin/depcruise'), args, {
    cwd: tempFolder(tree),
    encoding: 'utf8',
  });
  const { summary } = JSON.parse(report) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

/** Rules and the files that break them. */
const planted: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['top', 'lib/a/app.ts', "import { b } from '../../app/b';"],
  ['top', 'components/ui/script.tsx', "import '@/scripts/b';"],
  ['top', 'scripts/test.ts', "import '../tests/unit/b';"],
  ['top', 'lib/a/tool.ts', "import config from '../../next.config.mjs';"],
  ['down', 'lib/a/component.ts', "import type { B } from '../../components/ui/b';"],
  ['down', 'schema/lib.ts', "import { b } from '@/lib/b/b';"],
  ['down', 'stores/search.ts', "import { b } from '@/components/search/b';"],
  ['down', 'components/ui/layout.tsx', "export { b } from '../layout/b';"],
  ['down', 'components/mdx/feature.tsx', "const b = import('../docs/b');"],
  ['down', 'scripts/store.ts', "import '../stores/b';"],
  ['down', 'lib/a/type.ts', "export type B = import('../../stores/b').B;"],
  ['features', 'components/docs/a.tsx', "import { b } from '@/components/blog/b';"],
  ['features', 'components/blog/a.tsx', "import type { B } from '../docs/b';"],
  ['generated', 'lib/content/a.ts', "import pointer from '../../.contentlayer/snapshot.json';"],
  ['pure', 'schema/react.ts', "import { useState } from 'react';"],
  ['pure', 'lib/mdx/plugins/link.ts', "import Link from 'next/link';"],
  ['pure', 'lib/mdx/plugins/store.ts', "import { create } from 'zustand';"],
  ['pure', 'lib/mdx/plugins/component.ts', "import { b } from '@/components/ui/b';"],
  ['site-config', 'site.config.ts', "import { b } from './schema/b'; import type { A } from './lib/b/b';"],
  ['site-config', 'components/layout/a.tsx', "import site from '@/site.config';"],
  ['import', 'lib/content/import.ts', "import { b } from '../import/b';"],
  ['contentlayer-config', 'contentlayer.config.ts', "import { b } from './lib/mdx/b';"],
  ['cycles', 'lib/round/one.ts', "import './two';"],
  ['folders', 'lib/there/one.ts', "import '../back/two';"],
  ['rooms', 'components/layout/loose.tsx', "import '../a';"],
  ['rooms', 'lib/b/loose.ts', "import '../a';"],
];
/** What they import, and what a house may hold besides. */
const sound: Readonly<Record<string, string>> = {
  'app/b.tsx': "import { b } from '@/components/docs/b'; import { c } from '@/lib/config/b';",
  'components/a.tsx': '',
  'components/blog/b.tsx': "import { useState } from 'react';",
  'components/docs/b.tsx': "import { b } from '../layout/b'; import './c';",
  'components/docs/c.tsx': '',
  'components/layout/b.tsx': "import '../search/b'; import '@/stores/b';",
  'components/search/b.tsx': "import '../ui/b';",
  'components/ui/b.tsx': "import '@/lib/b/b';",
  'stores/b.ts': "import { create } from 'zustand'; import '@/lib/b/b';",
  'lib/a.ts': '',
  'lib/b/b.ts': "import '../../schema/b';",
  'lib/back/two.ts': '',
  'lib/back/three.ts': "import type { C } from '../there/four';",
  'lib/there/four.ts': '',
  'lib/config/b.ts': "import siteConfig from '../../site.config';",
  'lib/content/build-name.ts': "import pointer from '../../.contentlayer/snapshot.json';",
  'lib/import/b.ts': "import '../b/b';",
  'lib/mdx/b.ts': "import { jsx } from 'react/jsx-runtime';",
  'lib/mdx/plugins/b.ts': "import { visit } from 'unist-util-visit'; import '../../b/b';",
  'lib/round/two.ts': "import './three';",
  'lib/round/three.ts': "import type { A } from './one';",
  'next.config.mjs': '',
  'schema/b.ts': "import { z } from 'zod';",
  'scripts/b.ts': "import '@/lib/import/b';",
  'tests/unit/b.ts': "import '../../app/b'; import '../../scripts/b'; import '../../components/docs/b';",
};

describe('the layers', () => {
  const tree = { ...sound, ...Object.fromEntries(planted.map(([, file, text]) => [file, text])) };

  it('finds every planted breach', () => {
    const found = breaches(tree);
    const expected = planted.map(([rule, file]) => `${rule}: ${rule === 'folders' ? dirname(file) : file}`);
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it('accepts what the house allows', () => {
    expect(breaches(sound)).toEqual([]);
  });
});
