import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** A logo as the drawing of a card takes it. */
export interface CardLogo {
  /** Picture as a data URL. */
  src: string;
  width: number;
  height: number;
}

/** Room for the logo on a card: one that is wider than it is high is as high as a square one, within bounds. */
const room = { width: 320, height: 64 };

/** A picture below public/, as large as a card shows it; undefined for a file that is none, without which cards are drawn. */
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
