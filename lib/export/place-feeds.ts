import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { feedRoutes } from '../content/generated-files';
import type { Content } from '../content/load-content';
import { feedFolder } from '../feed-files';

/** Moves the feeds to the blog, wherever it is. Where there is no post, there are none. */
export function placeFeeds(dir: string, content: Pick<Content, 'blogRoot' | 'posts'>): void {
  const made = join(dir, feedFolder);
  for (const route of feedRoutes(content)) {
    const file = join(dir, route);
    mkdirSync(dirname(file), { recursive: true });
    renameSync(join(made, route.slice(route.lastIndexOf('/'))), file);
  }
  if (existsSync(made)) rmSync(made, { recursive: true });
}
