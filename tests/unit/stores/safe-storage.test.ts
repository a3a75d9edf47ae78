import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '@/stores/safe-storage';

const storage = safeStorage<{ mode: string }>();
const value = { state: { mode: 'dark' }, version: 1 };

function stubLocalStorage(items: Record<string, string>, broken: readonly string[] = []) {
  const guard = (name: string) => {
    if (broken.includes(name)) throw new Error(`${name} is blocked`);
  };
  const localStorage = {
    getItem: (name: string) => {
      guard('getItem');
      return items[name] ?? null;
    },
    setItem: (name: string, text: string) => {
      guard('setItem');
      items[name] = text;
    },
    removeItem: (name: string) => {
      guard('removeItem');
      delete items[name];
    },
  };
  vi.stubGlobal('window', { localStorage });
  return items;
}

afterEach(() => vi.unstubAllGlobals());

describe('safeStorage', () => {
  it('writes, reads and removes', () => {
    const items = stubLocalStorage({});
    storage.setItem('key', value);
    expect(JSON.parse(items['key'] ?? '')).toEqual(value);
    expect(storage.getItem('key')).toEqual(value);
    storage.removeItem('key');
    expect(storage.getItem('key')).toBeNull();
  });

  it.each(['{"state":', 'text', '5', '"text"', 'true', '', 'null'])('takes the damaged value %j for none', (text) => {
    stubLocalStorage({ key: text });
    expect(storage.getItem('key')).toBeNull();
  });

  it('survives storage that is blocked or full', () => {
    stubLocalStorage({ key: JSON.stringify(value) }, ['getItem', 'setItem', 'removeItem']);
    expect(storage.getItem('key')).toBeNull();
    expect(() => storage.setItem('key', value)).not.toThrow();
    expect(() => storage.removeItem('key')).not.toThrow();
  });

  it('survives a browser that throws on localStorage itself, and a server without window', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new Error('denied');
      },
    });
    expect(storage.getItem('key')).toBeNull();
    vi.stubGlobal('window', undefined);
    expect(storage.getItem('key')).toBeNull();
    expect(() => storage.setItem('key', value)).not.toThrow();
  });
});
