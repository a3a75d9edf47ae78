import { once } from 'node:events';
import { relative } from 'node:path';
import { watch } from 'chokidar';
import { site } from '../config/site';
import { publishBody } from '../content/publish';
import { readUntrusted } from '../content/untrusted-files';
import { startContentlayer } from './contentlayer.mjs';

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
  const watcher = watch(contentDir, { ignoreInitial: true });
  // Whatever changes from here on is told, so that nothing is missed between the first pass and the first change.
  const [readContent] = await Promise.all([startContentlayer(), once(watcher, 'ready')]);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let reading = false;
  let lastRead = 0;

  async function read(): Promise<void> {
    reading = true;
    const complete = await readContent();
    reading = false;
    lastRead = performance.now();
    if (!complete) schedule(secondTry);
  }

  function schedule(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(read);
    }, wait);
  }

  running = read();
  watcher.on('all', (event, path) => {
    const file = relative(contentDir, path).replaceAll('\\', '/');
    // Asked each time: a sync may have written the file.
    const isUntrusted = readUntrusted(contentDir, site.content.cms);
    const published = event === 'change' && publishBody(contentDir, file, isUntrusted);
    // A pass may have read the file before this change, and what stands before its body with it.
    const overtaken = reading || performance.now() - lastRead < secondTry;
    if (!published || overtaken) schedule(settle);
  });
}
