import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { attempt } from '@/lib/report/attempt';

function parse<State>(text: string): StorageValue<State> | null {
  const value = JSON.parse(text) as StorageValue<State> | null;
  return typeof value === 'object' ? value : null;
}

/** localStorage that never throws. If it is blocked, full or damaged, nothing is saved. */
export function safeStorage<State>(): PersistStorage<State> {
  return {
    getItem: (name) => attempt(() => parse<State>(window.localStorage.getItem(name) ?? 'null'), null),
    setItem: (name, value) => attempt(() => window.localStorage.setItem(name, JSON.stringify(value)), undefined),
    removeItem: (name) => attempt(() => window.localStorage.removeItem(name), undefined),
  };
}
