import { basename, extname } from 'node:path';
import { slug } from 'github-slugger';

/** Folder of the export that holds the smaller copies of pictures. */
const pictureFolder = '_pictures';

/** Widths a column of text asks for, in pixels: on small and large phones, and on dense screens. */
const widths = [640, 1024, 1472];
/** A copy that is nearly as wide as the next one saves little. */
const enough = 0.8;
/** The one for browsers that do not know AVIF. */
const plainWidth = 1024;
/** Below that many bytes there is too little to save. */
const smallest = 12_000;

/** A file that holds a picture. */
export interface Picture {
  /** Path on disk. */
  file: string;
  /** What its first bytes say it is, such as `jpg` or `png`. */
  type: string;
  /** Of its bytes: SHA-256 in hex. */
  hash: string;
  /** Size in pixels as it is shown, and in bytes. */
  width: number;
  height: number;
  bytes: number;
}

/** A smaller copy of a picture. */
export interface PictureCopy {
  width: number;
  format: 'avif' | 'webp';
  /** Below the export folder. The name changes with the picture, so that browsers may keep it for good. */
  path: string;
}

/** Address set of copies in one format, as `<source>` takes it. */
export interface PictureSource {
  type: string;
  srcset: string;
}

/** The copies a page offers instead of a picture, smallest first; none where it is small, or no photo or screenshot. */
export function copiesOf({ file, type, hash, width, bytes }: Picture): PictureCopy[] {
  if (bytes < smallest || (type !== 'jpg' && type !== 'png')) return [];
  const name = slug(basename(file, extname(file))) || 'picture';
  const copy = (format: PictureCopy['format'], wide: number): PictureCopy => ({
    width: wide,
    format,
    path: `${pictureFolder}/${encodeURIComponent(name)}-${hash.slice(0, 12)}-${wide}.${format}`,
  });
  const most = widths.at(-1) ?? 0;
  const widest = Math.min(width, most);
  const wanted = [...widths.filter((one) => one < widest * enough), widest];
  return [...wanted.map((one) => copy('avif', one)), copy('webp', Math.min(width, plainWidth))];
}

/** The copies as `<source>` elements take them, the better format first. */
export function pictureSources(picture: Picture, basePath: string): PictureSource[] {
  const copies = copiesOf(picture);
  return (['avif', 'webp'] as const).flatMap((format) => {
    const own = copies.filter((copy) => copy.format === format);
    const srcset = own.map(({ path, width }) => `${basePath}/${path} ${width}w`).join(', ');
    return srcset ? [{ type: `image/${format}`, srcset }] : [];
  });
}
