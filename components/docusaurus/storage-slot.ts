'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { attempt } from '@/lib/report/attempt';
import { usePreferences } from '@/stores/preferences-store';
import { listen } from '../ui/listen';

interface SlotOptions {
  persistence?: 'localStorage' | 'sessionStorage' | 'none';
}

/** A value that the reader's browser keeps. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  listen(changed: () => void): () => void;
}

const changed = 'storage-slot-changed';

/** What readers chose in tabs of a group is with their other preferences here. */
function slotOfTabs(group: string): StorageSlot {
  const set = (value: string) => usePreferences.getState().rememberTab(group, value);
  return { get: () => usePreferences.getState().tabs[group] ?? null, set, del() {}, listen: usePreferences.subscribe };
}

/** A value of that name. Where the browser keeps none, it is null. */
export function createStorageSlot(key: string, { persistence = 'localStorage' }: SlotOptions = {}): StorageSlot {
  const ofTabs = /^docusaurus\.tab\.(.+)$/.exec(key)?.[1];
  if (ofTabs !== undefined) return slotOfTabs(ofTabs);
  const on = <Found>(use: (storage: Storage) => Found, otherwise: Found): Found =>
    persistence === 'none' ? otherwise : attempt(() => use(window[persistence]), otherwise);
  const change = (use: (storage: Storage) => void) => {
    on(use, undefined);
    attempt(() => window.dispatchEvent(new Event(changed)), false);
  };
  return {
    get: () => on((storage) => storage.getItem(key), null),
    set: (value) => change((storage) => storage.setItem(key, value)),
    del: () => change((storage) => storage.removeItem(key)),
    // Other tabs of the browser tell by an event of their own.
    listen: (notice) => listen(['storage', changed], notice),
  };
}

/** A kept value, which is null while the page is rendered, and how to change it. */
export function useStorageSlot(key: string | null, options?: SlotOptions): readonly [string | null, StorageSlot] {
  const persistence = key === null ? 'none' : options?.persistence;
  const slot = useMemo(() => createStorageSlot(key ?? '', persistence && { persistence }), [key, persistence]);
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot];
}
