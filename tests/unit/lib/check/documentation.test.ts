import { expect, test } from 'vitest';
import { codeAnchor, warnings } from '@/lib/check/content/content-codes';
import { explainedCodes } from './explained-codes';

test('the page says of each warning that it is one, and of no error', () => {
  const explained = explainedCodes.filter(({ severity }) => severity === 'warning');
  expect(explained.map(({ code }) => code).sort()).toEqual([...warnings].sort());
});

test('links of diagnostics lead to the anchor GitHub makes of the heading', () => {
  expect(codeAnchor('front-matter/no-title')).toBe('front-matterno-title');
});
