import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CmsAdapter, CmsEntry, ManifestRow } from '@/lib/cms/adapters/adapter';
import { type SyncOptions, type SyncResult, syncContent } from '@/lib/cms/sync/sync';
import { listFiles } from '@/lib/node/walk-files';
import { tempFolder } from '@/tests/unit/temp-folder';
import { siteConfig } from './site-config';

/** An entry of a CMS that is an object; what is left open is what a small sound entry has. */
export type EntryInput = Partial<CmsEntry> & Pick<CmsEntry, 'kind' | 'path'>;

function rowOf({ kind, id, updatedAt, path, key }: CmsEntry): ManifestRow {
  return { kind, id, updatedAt, path, ...(key !== undefined && { key }) };
}

/** A CMS that holds these entries and files. Its methods are plain properties: a test replaces what it spoils. */
export function adapterOf(inputs: readonly EntryInput[], media: Readonly<Record<string, Uint8Array>> = {}): CmsAdapter {
  const entries = inputs.map(
    (input, index): CmsEntry => ({
      id: String(index + 1),
      updatedAt: '2026-01-01',
      title: input.path,
      fields: { title: `Title ${index + 1}`, description: 'A page.' },
      body: 'Text.\n',
      source: '',
      order: index,
      ...input,
    }),
  );
  const files = Object.keys(media).map(
    (path, index): ManifestRow => ({ kind: 'media', id: `m${index + 1}`, updatedAt: '1', path }),
  );
  return {
    name: 'http://cms.test',
    probe: async () => {},
    manifest: async () => [...entries.map(rowOf), ...files],
    entries: async (kind, ids) => entries.filter((entry) => entry.kind === kind && ids.includes(entry.id)),
    media: async ({ path }) => media[path],
    editAddress: ({ kind, id }) => `edit/${kind}/${id}`,
  };
}

/** The site that is synced into, unless a test needs another one. */
export const bareSite = siteConfig({ mainDoc: 'intro' });

/** A site to sync into, in a folder of its own. */
export function emptySite(files: Readonly<Record<string, string>> = {}) {
  const root = tempFolder(files);
  const contentDir = join(root, 'content');
  mkdirSync(contentDir, { recursive: true });
  mkdirSync(join(root, 'public/img'), { recursive: true });
  writeFileSync(join(root, 'public/img/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return {
    root,
    contentDir,
    workDir: join(root, '.cms'),
    sync: (adapter: CmsAdapter, options: Partial<SyncOptions> = {}): Promise<SyncResult> =>
      syncContent({
        adapter,
        contentDir,
        publicDir: join(root, 'public'),
        workDir: join(root, '.cms'),
        owned: ['docs', 'media', 'blog', 'authors.yml'],
        site: bareSite,
        // Most tests ask what is refused. What is left out instead is asked by those that say so.
        strict: true,
        ...options,
      }),
    /** Path → text of every file below the content folder, without the lock file. */
    files(): Record<string, string> {
      const paths = listFiles(contentDir).filter((path) => path !== '.cms-lock.json');
      return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(contentDir, path), 'utf8')]));
    },
  };
}

/** Message of the error a promise has to end with. */
export async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('It did not fail.');
}
