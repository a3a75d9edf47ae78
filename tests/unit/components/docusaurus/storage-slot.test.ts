import { afterEach, expect, it, vi } from 'vitest';
import { createStorageSlot } from '@/components/docusaurus/theme-common';
import { usePreferences } from '@/stores/preferences-store';

function browserWith(kept: Map<string, string>) {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
}

afterEach(() => vi.unstubAllGlobals());

it('keeps a value in the browser, and tells of each change', () => {
  const kept = new Map<string, string>();
  browserWith(kept);
  const slot = createStorageSlot('colour');
  const seen: (string | null)[] = [];
  const stop = slot.listen(() => seen.push(slot.get()));
  slot.set('red');
  slot.del();
  stop();
  slot.set('blue');
  expect([seen, [...kept]]).toEqual([['red', null], [['colour', 'blue']]]);
});

it('keeps nothing where it may not, or while the page is made', () => {
  createStorageSlot('a').set('1');
  expect(createStorageSlot('a').get()).toBeNull();
  browserWith(new Map([['a', '1']]));
  expect(createStorageSlot('a', { persistence: 'none' }).get()).toBeNull();
});

it('knows which tab readers chose last', () => {
  browserWith(new Map());
  usePreferences.getState().rememberTab('js-ts', 'ts');
  const slot = createStorageSlot('docusaurus.tab.js-ts');
  expect(slot.get()).toBe('ts');
  slot.set('js');
  expect(usePreferences.getState().tabs).toMatchObject({ 'js-ts': 'js' });
});
