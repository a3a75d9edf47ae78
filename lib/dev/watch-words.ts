import { join } from 'node:path';
import { site } from '../config/site';
import { watchFiles } from '../process/watch-files';
import { writeWords } from '../words/write-words';

/**
 * Tells the bundler of the words of the interface, and of those of the site that are saved.
 * @returns stops watching
 */
export function watchWords(root: string, contentDir: string): () => Promise<void> {
  const codes = site.locales.map(({ code }) => code);
  const write = () => writeWords(root, contentDir, codes);
  write();
  const watcher = watchFiles(join(root, contentDir, 'words'), write);
  return () => watcher.close();
}
