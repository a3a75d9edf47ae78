// In JavaScript, because the types of Contentlayer's effects cannot be resolved here.
import { generateDotpkg, runMain } from '@contentlayer2/core';
import { pipe, T } from '@contentlayer2/utils/effect';
import makeContent from '../../contentlayer.config';

const run = runMain({ tracingServiceName: 'contentlayer2', verbose: false });

/** Contentlayer's cache is cleared together with its output (contentlayer-output.ts), so a constant name is enough. */
async function openConfig() {
  return { source: await makeContent(), esbuildHash: 'config', filePath: 'contentlayer.config.ts' };
}

export async function startContentlayer() {
  const config = await openConfig();
  return async () => {
    const { _tag } = await run(pipe(generateDotpkg({ config, verbose: false }), T.result));
    return _tag === 'Success';
  };
}

export async function runContentlayer() {
  await run(generateDotpkg({ config: await openConfig(), verbose: false }));
}
