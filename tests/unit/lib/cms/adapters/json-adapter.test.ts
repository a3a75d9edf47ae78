import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJsonAdapter } from '@/lib/cms/adapters/json-adapter';
import { keepsContract } from '@/tests/support/adapter-contract';
import { failureOf } from '@/tests/support/cms-site';
import { jsonKey, startJsonCms } from '@/tests/support/json-cms';
import { lighthouse } from '@/tests/support/lighthouse';

let cms: Awaited<ReturnType<typeof startJsonCms>>;
const adapterFor = (apiKey = jsonKey, url = cms.url) => createJsonAdapter({ url, apiKey, backOffMs: 1, attempts: 2 });

beforeAll(async () => {
  cms = await startJsonCms(lighthouse.content);
});
afterAll(() => cms.stop());
beforeEach(() => cms.spoil(() => undefined));

describe('the port', () =>
  keepsContract(() => ({
    adapter: () => adapterFor(),
    withKey: adapterFor,
    nowhere: () => adapterFor(jsonKey, 'http://127.0.0.1:1'),
  })));

const row = { kind: 'docs', id: '1', updatedAt: '2026-01-01', path: 'docs/a.mdx' };
const manifest = (...rows: unknown[]) => ({ version: 1, rows });
const entry = (more: object) => ({ version: 1, entries: [{ ...row, kind: undefined, data: {}, body: '', ...more }] });

describe('refuses', () => {
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const manifests: Record<string, [answer: unknown, reason: RegExp]> = {
    'another version': [{ ...manifest(row), version: 2 }, /version 2, and this site reads version 1/],
    'no version': [{ rows: [] }, /manifest names no version/],
    'another kind': [manifest({ ...row, kind: 'scripts' }), /mistake at rows\.0\.kind/],
    'a path that is no text': [manifest(row, { ...row, path: 7 }), /mistake at rows\.1\.path/],
    'a page of mending that is a script': [manifest({ ...row, edit: 'javascript:alert(1)' }), /rows\.0\.edit/],
    'too many rows in a page': [manifest(...Array.from({ length: 5001 }, () => row)), /mistake at rows/],
    'pages in a circle': [{ ...manifest(row), next: 'a' }, /leads back to a page before/],
    'depth without end': [`{"version":1,"rows":${nested}}`, /nested too deeply/],
  };
  it.each(Object.entries(manifests))('a manifest with %s', async (_, [answer, reason]) => {
    cms.spoil(() => answer);
    expect(await failureOf(adapterFor().manifest())).toMatch(reason);
  });

  const entries: Record<string, [answer: unknown, reason: RegExp]> = {
    'data in a list': [entry({ data: ['x'] }), /mistake at entries\.0\.data/],
    'a body that is no text': [entry({ body: 1 }), /mistake at entries\.0\.body/],
    'data of endless depth': [`{"version":1,"entries":[{"data":${nested}}]}`, /nested too deeply/],
  };
  it.each(Object.entries(entries))('entries with %s', async (_, [answer, reason]) => {
    cms.spoil(() => answer);
    expect(await failureOf(adapterFor().entries('docs', ['1']))).toMatch(reason);
  });
});

it('takes nothing that it did not ask for', async () => {
  cms.spoil(() => entry({ id: '2' }));
  expect(await adapterFor().entries('docs', ['1'])).toEqual([]);
});

it('leaves values of another type to the content check, as they are', async () => {
  const data = {
    title: { a: 1 },
    sidebar_position: 'first',
    keywords: [{ a: 1 }, 'b'],
    last_update: 'x',
    unknown_key: 1,
  };
  cms.spoil(() => entry({ data }));
  const [found] = await adapterFor().entries('docs', ['1']);
  expect(found?.fields).toMatchObject({ title: { a: 1 }, sidebar_position: 'first', last_update: 'x' });
  expect(found?.fields['keywords']).toEqual(['{"a":1}', 'b']);
  expect(found?.source).toContain('unknown_key: 1');
});
