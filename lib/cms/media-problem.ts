import { assetMediaType } from '../content/assets';

type Signature = (bytes: Uint8Array) => boolean;

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
const startsWith =
  (...expected: number[]): Signature =>
  (bytes) =>
    expected.every((byte, at) => bytes[at] === byte);

function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?<svg[\s>]/i.test(text);
}

const signatures: Readonly<Record<string, Signature>> = {
  'image/avif': (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32)),
  'image/gif': (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)),
  'image/x-icon': startsWith(0, 0, 1, 0),
  'image/jpeg': startsWith(0xff, 0xd8, 0xff),
  'image/png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/svg+xml': isSvg,
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'video/mp4': (bytes) => ascii(bytes, 4, 8) === 'ftyp',
  'video/webm': startsWith(0x1a, 0x45, 0xdf, 0xa3),
  'application/pdf': (bytes) => ascii(bytes, 0, 5) === '%PDF-',
  'application/zip': startsWith(0x50, 0x4b),
};

const svgDanger = /<script|<foreignObject|\son[a-z]+\s*=|(?:javascript|vbscript)\s*:|<!ENTITY/i;

/** What is wrong with a file of the CMS: its ending, or bytes that are none of what the ending says. */
export function mediaProblem(path: string, bytes?: Uint8Array): string | undefined {
  const type = assetMediaType(path);
  if (type === undefined) return 'has an ending that is not published; use svg, png, jpg, webp, avif, gif, mp4 or pdf';
  if (bytes === undefined) return undefined;
  if (!signatures[type]?.(bytes)) return `is not what its ending says: these bytes are not ${type}`;
  if (type === 'image/svg+xml' && svgDanger.test(new TextDecoder().decode(bytes)))
    return 'holds script, which an SVG from the CMS must not';
  return undefined;
}
