import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetFile, assetMediaType, listAssets } from '@/lib/content/files/assets';
import { tempFolder } from '../../../temp-folder';

describe('assetMediaType', () => {
  it.each([
    ['a.png', 'image/png'],
    ['dir/A.JPG', 'image/jpeg'],
    ['a.svg', 'image/svg+xml'],
    ['a.min.webp', 'image/webp'],
    ['a.pdf', 'application/pdf'],
    ['a.zip', 'application/zip'],
  ])('%s is %s', (path, type) => {
    expect(assetMediaType(path)).toBe(type);
  });

  it.each(['a.mdx', 'a.yml', 'a.json', 'a.html', 'a.js', '.env', 'png', 'a.png.txt'])('%s is not published', (path) => {
    expect(assetMediaType(path)).toBeUndefined();
  });
});

describe('listAssets', () => {
  it('lists the files beside documents, sorted, with forward slashes', () => {
    const folder = tempFolder({
      'docs/b/x.png': '',
      'docs/a.svg': '',
      'docs/a.mdx': '',
      'authors.yml': '',
      'blog/z.PDF': '',
    });
    expect(listAssets(folder)).toEqual(['blog/z.PDF', 'docs/a.svg', 'docs/b/x.png']);
  });
});

describe('symbolic links', () => {
  function linked() {
    const root = tempFolder({ 'secrets/a.png': 'secret', 'content/docs/b/x.png': '', 'content/docs/y.png': '' });
    const contentDir = join(root, 'content');
    mkdirSync(join(contentDir, 'media'));
    symlinkSync(join(root, 'secrets'), join(contentDir, 'media/folder'));
    symlinkSync('../../secrets/a.png', join(contentDir, 'media/file.png'));
    symlinkSync('../../nowhere.png', join(contentDir, 'media/gone.png'));
    symlinkSync('../docs/y.png', join(contentDir, 'media/inner.png'));
    symlinkSync('../docs/b', join(contentDir, 'media/inner'));
    symlinkSync('..', join(contentDir, 'docs/loop'));
    mkdirSync(join(contentDir, 'docs/folder.png'));
    return contentDir;
  }

  it('are published where they lead to a file of the content folder, and nowhere else', () => {
    const paths = listAssets(linked()).filter((path) => !path.startsWith('docs/loop/'));
    expect(paths).toEqual(['docs/b/x.png', 'docs/y.png', 'media/inner.png', 'media/inner/x.png']);
  });

  it.each([
    'media/folder/a.png',
    'media/file.png',
    'media/gone.png',
    '../secrets/a.png',
    'docs/folder.png',
    'a.mdx',
    '',
  ])('lead to no asset: %s', (path) => {
    expect(assetFile(linked(), path)).toBeUndefined();
  });
});
