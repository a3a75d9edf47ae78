import { join } from 'node:path';
import { site } from '../config/site';
import { writeComponents } from '../content/files/write-components';
import { watchFiles } from '../node/watch-files';

/**
 * Tells the bundler of the site's own components: of those there are, then of those that come and go, and of those that
 * begin or cease to run in browsers.
 * @returns stops watching
 */
export function watchComponents(root: string, contentDir: string): () => Promise<void> {
  let revision = 0;
  const write = () => writeComponents(root, contentDir, site.content.cms, revision++);
  write();
  const watcher = watchFiles(join(root, contentDir, 'components'), write);
  return () => watcher.close();
}
