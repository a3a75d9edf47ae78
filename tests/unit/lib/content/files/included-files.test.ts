import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readIncluded } from '@/lib/content/files/included-files';
import type { SourceDocument } from '@/lib/content/types';
import { tempFolder } from '@/tests/unit/temp-folder';

it('finds what documents include, however they write it', () => {
  const dir = tempFolder({
    'content/docs/_a.md': "import B from './_b.md'; import C from './_c.md'\n",
    'content/docs/_b.md': 'B',
    'content/docs/_c.md': 'C',
    'content/docs/_d.tsx': 'D',
  });
  const page: SourceDocument = {
    ...{ kind: 'Doc', path: 'docs/page.mdx', data: {}, bodyLine: 1, untrusted: false },
    // As Prettier escapes it.
    body: "import A from './\\_a.md';\nimport d from '!!raw-loader!./_d';\n\n<A />\n",
  };
  const roots = { contentDir: join(dir, 'content'), publicDir: join(dir, 'public') };
  const found = readIncluded([page], roots, () => false).map(({ path }) => path);
  expect(found.sort()).toEqual(['docs/_a.md', 'docs/_b.md', 'docs/_c.md', 'docs/_d']);
});
