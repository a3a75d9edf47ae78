import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type DevServer, removeOldPosts, startDevServer } from '../support/dev-server';

export { expect } from '@playwright/test';

/** The development server of a worker, over content that tests change and change back. */
export interface Authoring extends DevServer {
  /** Place of a file of the content. */
  fileOf(path: string): string;
  /** Changes a file and returns what changes it back. */
  change(path: string, edit: (text: string) => string): () => void;
}

/** Tests of one server, which all files share: to start it takes longer than most of them. */
export const test = base.extend<object, { dev: Authoring }>({
  dev: [
    async ({ browser: _ }, use) => {
      const server = await startDevServer({ contentDir: '.cache/dev', patience: 150_000, prepare: removeOldPosts });
      const fileOf = (path: string) => join(server.contentDir, path);
      const change: Authoring['change'] = (path, edit) => {
        const text = readFileSync(fileOf(path), 'utf8');
        writeFileSync(fileOf(path), edit(text));
        return () => writeFileSync(fileOf(path), text);
      };
      await use({ ...server, fileOf, change });
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
