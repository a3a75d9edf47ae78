import { expect, it } from 'vitest';
import { nextValues } from '@/lib/build/next-values';
import { site } from '@/lib/config/site';

it('hands over less than a variable of the environment holds, however many redirects there are', () => {
  const redirects = Array.from({ length: 5000 }, (_, index) => ({ from: `/former/page-${index}`, to: '/docs/intro' }));
  expect(JSON.stringify(nextValues({ ...site, redirects }, process.cwd(), 'content')).length).toBeLessThan(32_000);
});
