import type { StateStorage } from 'zustand/middleware';

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

function isJson(text: string): boolean {
  return attempt(() => typeof JSON.parse(text) === 'object', false);
}

/** localStorage that never throws: blocked, full or damaged storage only means that nothing is remembered. */
export const safeStorage: StateStorage = {
  getItem: (name) => {
    const text = attempt(() => window.localStorage.getItem(name), null);
    return text !== null && isJson(text) ? text : null;
  },
  setItem: (name, value) => attempt(() => window.localStorage.setItem(name, value), undefined),
  removeItem: (name) => attempt(() => window.localStorage.removeItem(name), undefined),
};
