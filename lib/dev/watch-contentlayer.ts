import { once } from 'node:events';
import { relative } from 'node:path';
import { startContentlayer } from '../build/contentlayer.mjs';
import { site } from '../config/site';
import { readUntrusted } from '../content/files/owned-content';
import { publishBody } from '../content/snapshot/publish';
import { watchFiles } from '../node/watch-files';
import { notePublished } from './published-note';

/** An editor writes a file in several steps, and a checkout hundreds of files: one pass for all that come together, in milliseconds. */
const settle = 40;

/** A file can vanish between being listed and being read: the next pass sees what there is then. In milliseconds. */
const secondTry = 200;

/**
 * Keeps Contentlayer's output and the published content up to date. A body is published as soon as it is saved; for
 * anything else Contentlayer reads what has changed, in one pass. Its own `contentlayer2 dev` makes a pass for each file,
 * one after the other: half a minute for a checkout of 200.
 * @param contentDir content folder, from the working directory
 */
export async function watchContentlayer(contentDir: string): Promise<void> {
  const started = startContentlayer();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let reading = false;
  let lastRead = 0;

  async function read(): Promise<void> {
    reading = true;
    const readContent = await started;
    const complete = await readContent();
    reading = false;
    lastRead = performance.now();
    if (complete) notePublished('.');
    else schedule(secondTry);
  }

  function schedule(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(read);
    }, wait);
  }

  function onChange(event: string, path: string): void {
    const file = relative(contentDir, path).replaceAll('\\', '/');
    // Asked each time: a sync may have written the file.
    const isUntrusted = readUntrusted(contentDir, site.content.cms);
    const published = event === 'change' && publishBody(contentDir, file, isUntrusted);
    // A pass may have read the file before this change, and what stands before its body with it.
    const overtaken = reading || performance.now() - lastRead < secondTry;
    if (!published || overtaken) schedule(settle);
    else notePublished('.');
  }

  // Whatever changes from then on is told, so that nothing is missed between the first pass and the first change.
  await once(watchFiles(contentDir, onChange), 'ready');
  schedule(0);
}
