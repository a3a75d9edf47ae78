import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { CmsAdapter } from '@/lib/cms/adapters/adapter';
import { createPayloadAdapter, type PayloadOptions } from '@/lib/cms/adapters/payload-adapter';
import { type SyncOptions, type SyncResult, syncContent } from '@/lib/cms/sync/sync';
import { hash } from '@/lib/node/hash';
import { listFiles } from '@/lib/node/walk-files';
import { lighthouse, lighthouseEnv, ownAll } from '@/tests/support/lighthouse';
import { keys } from '@/tests/support/seed-users';
import { startCms } from '../../support/cms-process';
import { createClient } from './client';

/** A CMS with the content of a site in it, and a site to sync into. */
export async function startSite(env: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'nexus-cms-site-'));
  cpSync(inject('template'), join(root, 'cms'), { recursive: true });
  const cms = await startCms(join(root, 'cms'), { ...lighthouseEnv, ...env });
  const contentDir = join(root, 'content');
  mkdirSync(contentDir);

  const adapterFor = (url = cms.url, options: Partial<PayloadOptions> = {}): CmsAdapter =>
    createPayloadAdapter({ url, apiKey: keys.reader, timeoutMs: 3000, backOffMs: 10, ...options });

  return {
    root,
    cms,
    contentDir,
    workDir: join(root, '.cms'),
    client: createClient(cms.url, 'editor'),
    adapterFor,
    sync: (options: Partial<SyncOptions> = {}): Promise<SyncResult> =>
      syncContent({
        adapter: adapterFor(),
        contentDir,
        publicDir: 'public',
        workDir: join(root, '.cms'),
        owned: ownAll,
        site: lighthouse.site,
        // Most tests ask what is refused. What is left out instead is asked by those that say so.
        strict: true,
        ...options,
      }),
    /** Starts over: an empty content folder that no sync has seen. */
    reset() {
      for (const name of ['content', '.cms']) rmSync(join(root, name), { recursive: true, force: true });
      mkdirSync(contentDir);
    },
    async stop() {
      await cms.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof startSite>>;

/** Path → hash of every file of a folder. */
export function snapshot(folder: string): Record<string, string> {
  return Object.fromEntries(listFiles(folder).map((path) => [path, hash(readFileSync(join(folder, path)))]));
}
