import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeVersions } from '@/lib/build/vendor-packages';

it('removes the versions of one package and nothing of the owner', () => {
  const root = mkdtempSync(join(tmpdir(), 'remove-versions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  removeVersions(root, '_vendor/mermaid-2.0.0');
  for (const name of ['mermaid-1.0.0', 'mermaid-2.0.0', 'katex-1.0.0', 'jquery', 'mermaid'])
    mkdirSync(join(root, 'public/_vendor', name), { recursive: true });
  removeVersions(root, '_vendor/mermaid-2.0.0');
  expect(readdirSync(join(root, 'public/_vendor')).sort()).toEqual(['jquery', 'katex-1.0.0', 'mermaid']);
});
