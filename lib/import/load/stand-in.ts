/** Key for the name of what a stand-in replaces. A symbol, so that no configuration reads it by accident. */
const standsFor = Symbol.for('import.stands-for');

/** Whether stand-ins throw when they are called, for functions that would else change documents by what means nothing. */
export const standIns = { areRefused: false };

/** Stands in for a package that is not installed: it can be read, called and constructed, and is empty. */
export function standIn(name: string): object {
  const target = Object.assign(() => undefined, { [standsFor]: name });
  const proxy: object = new Proxy(target, {
    get(_, key) {
      if (key === standsFor) return name;
      if (key === Symbol.toPrimitive || key === 'toString') return () => '';
      if (key === Symbol.iterator) return () => [].values();
      // Otherwise `await` would call it, and an import would look for its default without end.
      if (key === 'then' || key === '__esModule' || typeof key === 'symbol') return undefined;
      return proxy;
    },
    has: () => true,
    set: () => true,
    apply: () => {
      if (standIns.areRefused) throw new Error(`${name} is not installed`);
      return proxy;
    },
    construct: () => proxy,
    ownKeys: () => Reflect.ownKeys(target),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(target, key),
  });
  return proxy;
}

/** The name of what a stand-in replaces; undefined for anything else. */
export function standInName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  const name: unknown = Reflect.get(value, standsFor);
  return typeof name === 'string' ? name : undefined;
}
