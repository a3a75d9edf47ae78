import fc from 'fast-check';
import { it } from 'vitest';
import { bodiesAreHarmless, sourcesAreHarmless } from '@/tests/hostile/properties';

const numRuns = 200;
const timeout = 240_000;

it('any body is harmless with every filter off, or refused', { timeout }, async () => {
  await fc.assert(bodiesAreHarmless, { numRuns });
});

it('any file is read as the build reads it, and harmless', { timeout }, async () => {
  await fc.assert(sourcesAreHarmless, { numRuns });
});
