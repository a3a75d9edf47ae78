import { describe, expect, it } from 'vitest';
import { assetMediaType, listAssets } from '@/lib/content/assets';
import { tempFolder } from '../../temp-folder';

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
