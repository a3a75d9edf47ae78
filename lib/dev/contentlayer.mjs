// In JavaScript: the types of Contentlayer's effects are out of reach where modules are resolved as bundlers do.
import { generateDotpkg, getConfig, runMain } from '@contentlayer2/core';
import { pipe, T } from '@contentlayer2/utils/effect';

const run = runMain({ tracingServiceName: 'contentlayer2', verbose: false });

export async function startContentlayer() {
  const config = await run(getConfig({ esbuildOptions: {} }));
  return async () => {
    const { _tag } = await run(pipe(generateDotpkg({ config, verbose: false }), T.result));
    return _tag === 'Success';
  };
}
