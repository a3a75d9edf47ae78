import { version } from 'mermaid/package.json';
import { expect, test } from 'vitest';
import { mermaidFolder } from '@/lib/site/vendor-folders';

test('the address of mermaid carries the installed version, so that hosts may cache it for ever', () => {
  expect(mermaidFolder).toBe(`_vendor/mermaid-${version}`);
});
