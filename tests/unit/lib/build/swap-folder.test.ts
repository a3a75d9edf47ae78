import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTarget, recoverSwap, swapFolder } from '@/lib/build/swap-folder';
import { tempFolder } from '@/tests/unit/temp-folder';

describe('swapFolder', () => {
  it('puts the new folder in place of the old one and leaves nothing beside it', () => {
    const root = tempFolder({ 'fresh/new.html': 'new', 'out/old.html': 'old' });
    swapFolder(join(root, 'fresh'), join(root, 'out'));
    expect(readdirSync(join(root, 'out'))).toEqual(['new.html']);
    expect(readdirSync(root)).toEqual(['out']);
  });

  it('makes the first one', () => {
    const root = tempFolder({ 'fresh/new.html': 'new' });
    swapFolder(join(root, 'fresh'), join(root, 'out'));
    expect(readdirSync(root)).toEqual(['out']);
  });

  it('keeps the old folder when the new one cannot take its place', () => {
    const root = tempFolder({ 'out/old.html': 'old' });
    expect(() => swapFolder(join(root, 'missing'), join(root, 'out'))).toThrow('ENOENT');
    expect(readFileSync(join(root, 'out/old.html'), 'utf8')).toBe('old');
  });
});

describe('recoverSwap', () => {
  it('brings back the old folder after an end between the two renames', () => {
    const root = tempFolder({ 'out/old.html': 'old' });
    renameSync(join(root, 'out'), join(root, '.out-previous'));
    recoverSwap(join(root, 'out'));
    expect(readdirSync(root)).toEqual(['out']);
  });

  it('clears the old folder after an end before its removal', () => {
    const root = tempFolder({ 'out/new.html': 'new' });
    mkdirSync(join(root, '.out-previous'));
    recoverSwap(join(root, 'out'));
    expect(existsSync(join(root, '.out-previous'))).toBe(false);
    expect(existsSync(join(root, 'out/new.html'))).toBe(true);
  });
});

describe('checkTarget', () => {
  it('lets a site be replaced, an empty folder, and one that is not there', () => {
    const root = tempFolder({ 'site.config.ts': '', 'out/_next/a.js': '', 'hidden/.DS_Store': '' });
    mkdirSync(join(root, 'empty'));
    for (const name of ['out', 'hidden', 'empty', 'new', '../beside']) checkTarget(root, join(root, name));
  });

  it.each(['content', 'site.config.ts', 'pages', 'web', '', '..'])('does not let %j be replaced', (name) => {
    const root = tempFolder({
      'site.config.ts': '',
      'content/docs/a.mdx': '',
      'pages/_next/a.js': '',
      'web/index.html': '',
      'pages/.git': '',
    });
    expect(() => checkTarget(root, join(root, name))).toThrow('the site would take its place');
  });
});
