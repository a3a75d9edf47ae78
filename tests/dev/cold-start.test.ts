import { readSnapshot } from '../../lib/content/snapshot/snapshot-file';
import { expect, test } from './server';

// Next notes the pages of a route in a file that it writes without a lock, and routes that are first asked for at once spoilt it.
test('a page with a picture beside it opens as the first one of a cold server', ({ dev }) => {
  const { answers, manifest } = dev.start;
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(manifest.dynamicRoutes).toEqual({});
});

test('a save right after the first publication is published too', async ({ dev }) => {
  const { path: saved, text } = dev.start.saved;
  await expect.poll(() => readSnapshot().find(({ path }) => path === saved)?.body, { timeout: 20_000 }).toContain(text);
});
