import { expect, it } from 'vitest';
import { docsValues } from '@/lib/build/docs-values';
import { site } from '@/lib/config/site';
import { tempFolder } from '@/tests/unit/temp-folder';

const versions = { ...site.versions, labels: { '1.0': 'One' } };

it('tells of the versions of each of the docs, with what they are called and where they are', () => {
  const root = tempFolder({
    'content/docs/a.md': '',
    'content/versions.json': '["2.0", "1.0"]',
    'content/versioned_docs/version-2.0/a.md': '',
    'content/versioned_docs/version-1.0/a.md': '',
    'content/api_docs/a.md': '',
  });
  const found = docsValues({ ...site, docs: { ...site.docs, routeBasePath: '/docs' }, versions }, root, 'content');
  expect(found['default']).toEqual([
    { name: 'current', label: site.versions.currentLabel ?? 'Next', isLast: false, path: '/docs/next' },
    { name: '2.0', label: '2.0', isLast: true, path: '/docs' },
    { name: '1.0', label: 'One', isLast: false, path: '/docs/1.0' },
  ]);
  expect(found['api']).toEqual([expect.objectContaining({ name: 'current', isLast: true, path: '/api' })]);
});

it('knows no version whose folder is not there, and leaves a broken list to the content check', () => {
  const released = { 'content/versions.json': '["1.0"]', 'content/versioned_docs/version-1.0/a.md': '' };
  expect(docsValues(site, tempFolder(released), 'content')['default']).toMatchObject([{ name: '1.0', isLast: true }]);
  const broken = { 'content/docs/a.md': '', 'content/versions.json': '{' };
  expect(docsValues(site, tempFolder(broken), 'content')['default']).toMatchObject([{ name: 'current' }]);
});
