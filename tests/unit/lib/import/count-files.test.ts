import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/model/load-content';
import { countFiles } from '@/lib/import/count-files';
import { source } from '@/tests/support/content';
import { siteConfig } from '@/tests/support/site-config';

const content = loadContent([source('Doc', 'docs/a.md')], [], siteConfig(), { drafts: false });
const counted = (...docsIds: (string | undefined)[]) => {
  const versions = content.versions.flatMap((version) => docsIds.map((docsId) => ({ ...version, docsId })));
  return countFiles([], { ...content, versions }).find((line) => line.includes('version'));
};

it('counts versions of docs that have several, and not further docs', () => {
  expect(counted(undefined, 'api', 'sdk')).toBeUndefined();
  expect(counted(undefined, undefined, 'api')).toBe('2 versions');
});
