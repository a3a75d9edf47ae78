import { relative } from 'node:path';
import { watch } from 'chokidar';
import { publishBody } from './publish';

let watching = false;

/**
 * In development, publishes bodies as they are saved. Contentlayer waits until a file is quiet and then writes whole
 * collections, 150 ms with 300 documents; it follows with whatever else has changed.
 */
export function watchBodies(contentDir: string): void {
  if (watching || process.env['NODE_ENV'] === 'production') return;
  watching = true;
  const options = { ignoreInitial: true, persistent: false };
  watch(contentDir, options).on('change', (path) => {
    publishBody(contentDir, relative(contentDir, path).replaceAll('\\', '/'));
  });
}
