import { readFileSync } from 'node:fs';
import { imageSize as measure } from 'image-size';

/** Size of an image file in CSS pixels; empty for a format that states none, which only costs the reserved space. */
export function imageSize(file: string): { width?: number; height?: number } {
  try {
    const { width, height } = measure(readFileSync(file));
    return { width, height };
  } catch {
    return {};
  }
}
