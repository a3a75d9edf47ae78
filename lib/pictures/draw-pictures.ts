import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { putCopy } from '../node/put-file';
import { sharp } from '../node/sharp';
import { writeWhole } from '../node/write-whole';
import { reasonOf } from '../report/reason-of';
import { copiesOf, type Picture, type PictureCopy } from './picture';

/**
 * Quality by format, for photographs and for drawings, whose coloured edges blur sooner. More effort than none takes three
 * times as long and saves nothing.
 */
const settings = {
  avif: { photo: { quality: 48, chromaSubsampling: '4:2:0' }, drawing: { quality: 55, chromaSubsampling: '4:4:4' } },
  webp: { photo: { quality: 70 }, drawing: { quality: 74 } },
} as const;

/** Changes where the same picture would be drawn otherwise. */
const drawnBy = `${sharp.versions.sharp}-${JSON.stringify(settings).replace(/\W+/g, '')}`;

/** Pixels of the largest picture that is drawn smaller: a small file can say that it has any number of them. */
const limitInputPixels = 100_000_000;

/** Copies of pictures that lie ready, by their path below the export folder. */
export type DrawnPictures = ReadonlyMap<string, string>;

async function drawCopy({ file, type }: Picture, { width, format }: PictureCopy): Promise<Uint8Array> {
  // Turned as the camera was held. A file that ends early is drawn as far as it goes, as browsers do.
  const image = sharp(file, { failOn: 'none', limitInputPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const kind = type === 'png' ? 'drawing' : 'photo';
  const drawn =
    format === 'avif'
      ? image.avif({ ...settings.avif[kind], effort: 0 })
      : image.webp({ ...settings.webp[kind], effort: 0 });
  return drawn.toBuffer();
}

/**
 * Draws the copies of pictures that earlier builds have not drawn, as many at once as there are processors.
 * @param cacheDir where they stay from build to build, by the hash of the picture
 * @param report is told of each picture that cannot be drawn, in a line. It stands for its copies as it is: browsers may know
 *   more of it
 * @returns where each copy lies
 */
export async function drawPictures(
  pictures: Iterable<Picture>,
  cacheDir: string,
  signal: AbortSignal,
  report: (line: string) => void,
): Promise<DrawnPictures> {
  const drawn = new Map<string, string>();
  const faulty = new Map<string, string>();
  const left: { picture: Picture; copy: PictureCopy; to: string }[] = [];
  for (const picture of pictures)
    for (const copy of copiesOf(picture)) {
      const to = join(cacheDir, drawnBy, `${picture.hash}-${copy.width}.${copy.format}`);
      drawn.set(copy.path, to);
      if (!existsSync(to)) left.push({ picture, copy, to });
    }
  // One thread for each copy: several of them waste less than several threads for one.
  sharp.concurrency(1);
  async function work(): Promise<void> {
    for (let next = left.pop(); next && !signal.aborted; next = left.pop()) {
      const { picture, copy, to } = next;
      const bytes = await drawCopy(picture, copy).catch((error: unknown) => {
        drawn.set(copy.path, picture.file);
        const [reason = ''] = reasonOf(error).split('\n');
        faulty.set(picture.file, reason.replace(/\W+$/, ''));
      });
      if (bytes) writeWhole(to, bytes);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const [file, reason] of faulty)
    report(`warning: ${relative('.', file)} is shown as it is, and not made smaller: ${reason}. Save it again.`);
  return drawn;
}

/** Puts copies into the export. */
export function placePictures(dir: string, drawn: DrawnPictures): void {
  for (const [path, from] of drawn) putCopy(from, join(dir, decodeURIComponent(path)));
}
