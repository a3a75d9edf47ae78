import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { attempt } from '../report/attempt';

/** Whether a file is a picture: another file, or a page that says there is none, under the name of one is not. */
export function isPicture(file: string): boolean {
  const content = readFileSync(file);
  // One that states no size is a picture too.
  if (/<svg[\s>/]/.test(content.toString('latin1'))) return true;
  return attempt(() => imageSize(content).width > 0, false);
}
