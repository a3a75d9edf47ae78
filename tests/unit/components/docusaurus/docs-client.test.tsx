import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as docs from '@/components/docusaurus/docs-client';

const versions = {
  default: [
    { name: 'current', label: 'Next', isLast: false, path: '/docs/next' },
    { name: '2.0', label: 'Two', isLast: true, path: '/docs' },
  ],
  api: [{ name: 'current', label: 'current', isLast: true, path: '/api' }],
};

afterEach(() => vi.unstubAllEnvs());

beforeEach(() => {
  // What next.config.mjs writes into the bundle.
  vi.stubEnv('NEXT_PUBLIC_DOCS_VERSIONS', JSON.stringify(versions));
});

/** What a hook gives on a page. */
function at<T>(pathname: string, hook: () => T): T | undefined {
  const results: T[] = [];
  const Probe = () => {
    results.push(hook());
    return null;
  };
  renderToStaticMarkup(
    <PathnameContext value={pathname}>
      <Probe />
    </PathnameContext>,
  );
  return results[0];
}

it('tells which versions there are, and which of them the page is of', () => {
  expect(at('/', () => docs.useVersions())).toMatchObject([{ name: 'current' }, { name: '2.0', label: 'Two' }]);
  expect(at('/', () => docs.useLatestVersion('default'))).toMatchObject({ name: '2.0', path: '/docs' });
  expect(at('/docs/next/a', () => docs.useActiveVersion())?.name).toBe('current');
  expect(at('/docs/nextdoor', () => docs.useActiveVersion())?.name).toBe('2.0');
  expect(at('/blog', () => docs.useActiveVersion())).toBeUndefined();
  expect(at('/api/a', () => docs.useActivePluginAndVersion())).toMatchObject({
    activePlugin: { pluginId: 'api', pluginData: { path: '/api' } },
    activeVersion: { label: 'current' },
  });
  expect(at('/blog', () => docs.useActivePluginAndVersion())).toBeUndefined();
});

it('tells of the page itself, and of the version that a reader chose', () => {
  expect(at('/docs/next/lamp/a', () => docs.useActiveDocContext())?.activeDoc).toEqual({
    id: 'lamp/a',
    path: '/docs/next/lamp/a',
  });
  expect(at('/docs/next/a', () => docs.useDocsVersion())).toMatchObject({ version: 'current', isLast: false });
  expect(at('/', () => docs.useDocsVersion())).toMatchObject({ version: '2.0', pluginId: 'default' });
  expect(at('/docs/next/a', () => docs.useDocVersionSuggestions())?.latestVersionSuggestion.name).toBe('2.0');
  expect(at('/', () => docs.useDocsPreferredVersion())?.preferredVersion).toBeNull();
  expect(() => at('/', () => docs.useLatestVersion('none'))).toThrow('no docs with the id none');
});
