import { once } from 'node:events';
import { relative } from 'node:path';
import { startContentlayer } from '../build/contentlayer.mjs';
import { site } from '../config/site';
import { readUntrusted } from '../content/files/owned-content';
import { publishBody } from '../content/snapshot/publish';
import { watchFiles } from '../node/watch-files';
import { notePublished } from './published-note';

/** Milliseconds to wait for further changes: editors write a file in several steps, and checkouts write hundreds of files. */
const settle = 40;

/** Milliseconds before a second try, if a file disappeared while it was read. */
const secondTry = 200;

/**
 * Keeps Contentlayer's output and the published content up to date. A changed body is published as soon as it is saved.
 * After other changes Contentlayer reads all of them in one pass. Its own `contentlayer2 dev` makes a pass for each file:
 * half a minute for a checkout of 200 files.
 * @param contentDir content folder, relative to the working directory
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
    // Read each time, because a sync may write the file.
    const isUntrusted = readUntrusted(contentDir, site.content.cms);
    const published = event === 'change' && publishBody(contentDir, file, isUntrusted);
    // A pass may have read the front matter of the file before this change.
    const overtaken = reading || performance.now() - lastRead < secondTry;
    if (!published || overtaken) schedule(settle);
    else notePublished('.');
  }

  // From now on all changes are noticed, so the first pass misses none.
  await once(watchFiles(contentDir, onChange), 'ready');
  schedule(0);
}
