import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { feedRoutes } from '../content/model/generated-files';
import type { Content } from '../content/model/load-content';
import { feedFolder, feedName } from '../site/feed-files';

interface FeedEdition {
  content: Pick<Content, 'blogRoot' | 'posts'>;
  site: { routePrefix: string };
}

/** Moves the feeds to the blog, wherever it is. Where there is no post, there are none. */
export function placeFeeds(dir: string, editions: readonly FeedEdition[]): void {
  const made = join(dir, feedFolder);
  for (const { content, site } of editions)
    for (const route of feedRoutes(content)) {
      const file = join(dir, route);
      mkdirSync(dirname(file), { recursive: true });
      renameSync(join(made, feedName(site, basename(route))), file);
    }
  if (existsSync(made)) rmSync(made, { recursive: true });
}
