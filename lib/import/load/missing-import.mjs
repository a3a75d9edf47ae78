// Resolves an `import()` of a package that is not installed to a stand-in. Runs in Node's thread for loaders.

export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch {
    const isTool = /^(?:unist|mdast)-util-/.test(specifier);
    const own = isTool && (await next(specifier, { ...context, parentURL: import.meta.url }).catch(() => undefined));
    if (own) return own;
    const code = `export default globalThis[Symbol.for('import.missing')](${JSON.stringify(specifier)});`;
    return { url: `data:text/javascript,${encodeURIComponent(code)}`, format: 'module', shortCircuit: true };
  }
}
