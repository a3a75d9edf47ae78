import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareContentlayerOutput } from '@/lib/build/contentlayer-output';
import { tempFolder } from '@/tests/unit/temp-folder';

const files = { 'contentlayer.config.ts': 'config', 'schema/doc.ts': 'doc' };

function projectWithOutput(): { root: string; kept: () => boolean } {
  const root = tempFolder(files);
  prepareContentlayerOutput(root, 'content');
  writeFileSync(join(root, '.contentlayer/cached.json'), '');
  return { root, kept: () => existsSync(join(root, '.contentlayer/cached.json')) };
}

it('keeps the output while its origin is the same', () => {
  const { root, kept } = projectWithOutput();
  prepareContentlayerOutput(root, 'content');
  expect(kept()).toBe(true);
});

it('clears it for another content folder', () => {
  const { root, kept } = projectWithOutput();
  prepareContentlayerOutput(root, '../elsewhere');
  expect(kept()).toBe(false);
});

it.each(['schema/doc.ts', 'contentlayer.config.ts', 'schema/new.ts'])('clears it after a change of %s', (path) => {
  const { root, kept } = projectWithOutput();
  writeFileSync(join(root, path), 'changed');
  prepareContentlayerOutput(root, 'content');
  expect(kept()).toBe(false);
});

it('clears output of unknown origin', () => {
  const root = tempFolder({ ...files, '.contentlayer/cached.json': '' });
  prepareContentlayerOutput(root, 'content');
  expect(existsSync(join(root, '.contentlayer/cached.json'))).toBe(false);
});
