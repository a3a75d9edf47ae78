import { readFileSync } from 'node:fs';

/** Reads the key and the value of a field in two fibers of their own: as often as there are fields in all documents. */
const inFibers = 'T.tuplePar(mapKey(a), mapValue(a))';
const inOrder = 'T.tuple(mapKey(a), mapValue(a))';

/**
 * Plugin of esbuild: takes out of Contentlayer what costs time at each start or for each document, and brings nothing here:
 * the tracer, which only runs on request, and a fiber for each field. See docs/next-internals.md.
 */
export const leanContentlayer = {
  name: 'lean-contentlayer',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^@opentelemetry\/(?:exporter|resources|sdk|semantic)/ }, ({ path }) => ({
      path,
      namespace: 'no-tracer',
    }));
    onLoad({ filter: /./, namespace: 'no-tracer' }, () => ({ contents: 'module.exports = {};' }));
    onLoad({ filter: /@contentlayer2[\\/]utils[\\/]dist[\\/]effect[\\/]Effect\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes(inFibers))
        throw new Error(`${path} no longer reads fields in fibers: delete this replacement.`);
      return { contents: source.replace(inFibers, inOrder) };
    });
  },
};
