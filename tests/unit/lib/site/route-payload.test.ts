import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPayload, writePayload } from '@/lib/site/route-payload';
import { withBasePath } from '@/lib/site/urls';

const group = 'abcdefghijkl';
const parts = ['1:"shared"\n2:["', '","', '"]\n'];
const lines = 'first\nsecond\n4:"own"\n5:"too"\n';
const rows = '1:"shared"\n2:["first","second"]\n4:"own"\n5:"too"\n';

beforeEach(() => void vi.stubGlobal('window', { sharedRows: { [group]: parts } }));
afterEach(() => void vi.unstubAllGlobals());

const never = () => Promise.reject(new Error('There is nothing to load.'));

it('puts what a page has for itself into what its group has alike, behind the text of the page', async () => {
  expect(await readPayload(writePayload({ group, lines, shown: undefined }), never)).toBe(rows);
  const shown = { name: '3', text: '<p>Ünïcode</p>\n' };
  expect(await readPayload(writePayload({ group, lines, shown }), never)).toBe(`3:T11,<p>Ünïcode</p>\n${rows}`);
});

it('loads what another group has alike, once', async () => {
  const other = 'mnopqrstuvwx';
  const load = vi.fn(async (_: string) => JSON.stringify(parts));
  const payload = writePayload({ group: other, lines, shown: undefined });
  expect(await readPayload(payload, load)).toBe(rows);
  expect(await readPayload(payload, load)).toBe(rows);
  expect(load.mock.calls).toEqual([[withBasePath(`/_next/static/rows/${other}.json`)]]);
});

it('fails where that does not load', async () => {
  const payload = writePayload({ group: 'mnopqrstuvwx', lines, shown: undefined });
  await expect(readPayload(payload, never)).rejects.toThrow('nothing to load');
  await expect(readPayload(payload, async () => 'no')).rejects.toThrow();
});

it('takes rows as they are, and no payload that is cut short, nor another text', async () => {
  for (const stream of ['0:{}\n', ':HL["/a.css"]\n0:{}\n']) expect(await readPayload(stream, never)).toBe(stream);
  const payload = writePayload({ group, lines, shown: { name: '3', text: 'text' } });
  for (const text of [payload.slice(0, -1), '', '<html></html>', '{}', '["../../secret","x"]', 'null'])
    expect(await readPayload(text, never), text).toBeUndefined();
});
