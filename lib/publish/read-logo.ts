import { existsSync } from 'node:fs';
import { sharp } from '../node/sharp';

/** A logo for a card. */
export interface CardLogo {
  /** Picture as a data URL. */
  src: string;
  width: number;
  height: number;
}

/** Space for the logo on a card. Wide logos are as high as square ones, within limits. */
const room = { width: 320, height: 64 };

/** Reads a picture below public/ in the size for a card; undefined if there is no picture. */
export async function readLogo(file: string): Promise<CardLogo | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    const picture = sharp(file)
      .resize({ ...room, fit: 'inside' })
      .png();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return { src: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
