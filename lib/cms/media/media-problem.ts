import { imageSize } from 'image-size';
import { assetEndings, assetMediaType } from '../../content/files/assets';
import { attempt } from '../../report/attempt';
import { svgProblem } from './svg-problem';

type Signature = (bytes: Uint8Array) => boolean;

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
const startsWith =
  (...expected: number[]): Signature =>
  (bytes) =>
    expected.every((byte, at) => bytes[at] === byte);

const signatures: Readonly<Record<string, Signature>> = {
  'image/avif': (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32)),
  'image/gif': (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)),
  'image/x-icon': startsWith(0, 0, 1, 0),
  'image/jpeg': startsWith(0xff, 0xd8, 0xff),
  'image/png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'video/mp4': (bytes) => ascii(bytes, 4, 8) === 'ftyp',
  'video/webm': startsWith(0x1a, 0x45, 0xdf, 0xa3),
  'application/pdf': (bytes) => ascii(bytes, 0, 5) === '%PDF-',
  // Start of an archive, or of an empty one. Other signatures are parts of a larger archive.
  'application/zip': (bytes) => startsWith(0x50, 0x4b, 3, 4)(bytes) || startsWith(0x50, 0x4b, 5, 6)(bytes),
};

/** Millions of pixels of the largest picture. A small file may have any number of them. */
const mostPixels = 100;

function pixelProblem(bytes: Uint8Array): string | undefined {
  const { width, height } = attempt(() => imageSize(bytes), { width: 0, height: 0 });
  const pixels = Math.round((width * height) / 1e6);
  const most = `more than phones show; the most is ${mostPixels} million. Make it smaller`;
  return pixels > mostPixels ? `has ${pixels} million pixels, ${most}` : undefined;
}

/** Problem of a file of the CMS, if any: a forbidden ending, bytes that do not fit it, or too many pixels. */
export function mediaProblem(path: string, bytes?: Uint8Array): string | undefined {
  const type = assetMediaType(path);
  if (type === undefined) return `has an ending that is not published; use one of ${assetEndings.join(', ')}`;
  if (bytes === undefined) return undefined;
  if (type === 'image/svg+xml') return svgProblem(bytes);
  if (!signatures[type]?.(bytes)) return `is not what its ending says: these bytes are not ${type}`;
  return type.startsWith('image/') ? pixelProblem(bytes) : undefined;
}
