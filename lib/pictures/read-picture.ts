import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { hash } from '../node/hash';
import type { Picture } from './picture';

/** Pictures by path, size and time: pages that show the same one read it once. */
const known = new Map<string, Picture | undefined>();

/** The sixth to eighth way to hold a camera: the picture is shown turned by a quarter. */
const turned = (orientation = 1) => orientation >= 5 && orientation <= 8;

/** Reads a picture; undefined for a file that states no size, which only costs the reserved space. */
export function readPicture(file: string): Picture | undefined {
  const { size, mtimeMs } = statSync(file);
  const key = `${file} ${size} ${mtimeMs}`;
  if (known.has(key)) return known.get(key);
  const picture = measure(file);
  known.set(key, picture);
  return picture;
}

function measure(file: string): Picture | undefined {
  try {
    const content = readFileSync(file);
    const { width, height, orientation, type = '' } = imageSize(content);
    const shown = turned(orientation) ? { width: height, height: width } : { width, height };
    return { file, type, ...shown, hash: hash(content), bytes: content.length };
  } catch {
    return undefined;
  }
}
