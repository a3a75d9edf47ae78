/** Where a stand-in says what it stands for; a symbol, so that no configuration reads it by chance. */
const standsFor = Symbol.for('import.stands-for');

/**
 * Something that takes the place of a package which is not installed: it can be read, called and constructed without end,
 * and is an empty list and an empty text.
 * @param name what it stands for, such as `remark-math`
 */
export function standIn(name: string): object {
  const target = Object.assign(() => undefined, { [standsFor]: name });
  const proxy: object = new Proxy(target, {
    get(_, key) {
      if (key === standsFor) return name;
      if (key === Symbol.toPrimitive || key === 'toString') return () => '';
      if (key === Symbol.iterator) return () => [].values();
      // A promise would call it, and an import of a module with a default would look no further.
      if (key === 'then' || key === '__esModule' || typeof key === 'symbol') return undefined;
      return proxy;
    },
    has: () => true,
    set: () => true,
    apply: () => proxy,
    construct: () => proxy,
    ownKeys: () => Reflect.ownKeys(target),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(target, key),
  });
  return proxy;
}

/** What a stand-in stands for; undefined for anything else. */
export function standInName(value: unknown): string | undefined {
  if (typeof value !== 'function') return undefined;
  const name: unknown = Reflect.get(value, standsFor);
  return typeof name === 'string' ? name : undefined;
}
