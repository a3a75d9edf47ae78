import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CmsAdapter, ManifestRow } from '@/lib/cms/adapters/adapter';
import { type CollectionName, collectionNames } from '@/lib/cms/entries/collections';
import { splitDocument, yamlOf } from '@/lib/cms/entries/document-text';
import { syncContent } from '@/lib/cms/sync/sync';
import { SyncError } from '@/lib/cms/sync-error';
import { cmsLockName } from '@/lib/content/files/owned-content';
import { listFiles } from '@/lib/node/walk-files';
import { lighthouse, ownAll } from './lighthouse';

/** How a CMS with the content of the lighthouse is reached. */
export interface ContractSubject {
  adapter(): CmsAdapter;
  withKey(apiKey: string): CmsAdapter;
  /** At an address where nobody listens. */
  nowhere(): CmsAdapter;
}

async function failureOf(work: Promise<unknown>): Promise<SyncError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof SyncError) return error;
  throw new Error(`It did not fail as a sync does: ${String(error)}`);
}

function filesBelow(folder: string): string[] {
  return listFiles(folder)
    .filter((path) => path !== cmsLockName)
    .sort();
}

/** What a file says, without how it is written. */
function meaningOf(folder: string, path: string): unknown {
  const text = readFileSync(join(folder, path), 'utf8');
  if (/\.(?:ya?ml|json)$/.test(path)) return parse(text);
  if (!/\.mdx?$/.test(path)) return text;
  const { head, body } = splitDocument(text);
  return { data: parse(yamlOf(head)) ?? {}, body };
}

/** What every adapter of the port keeps to, asked of one whose CMS has the content of the lighthouse. */
export function keepsContract(subject: () => ContractSubject): void {
  const idsOf = (rows: readonly ManifestRow[], kind: CollectionName) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);

  it('takes its key, refuses another one and shows neither', async () => {
    await subject().adapter().probe();
    const error = await failureOf(subject().withKey('not-a-key-of-anybody').probe());
    expect(error.failure).toBe('refused');
    expect(error.message).not.toContain('not-a-key');
  });

  it('counts as down where nobody listens', async () => {
    expect((await failureOf(subject().nowhere().probe())).failure).toBe('down');
  });

  it('lists each file of the content, in the same order each time', async () => {
    const adapter = subject().adapter();
    const rows = await adapter.manifest();
    expect(await adapter.manifest()).toEqual(rows);
    expect([...new Set(rows.map(({ path }) => path))].sort()).toEqual(filesBelow(lighthouse.content));
    expect(new Set(rows.map(({ kind, id }) => `${kind}/${id}`)).size).toBe(rows.length);
    for (const row of rows) expect(URL.canParse(adapter.editAddress(row)), row.path).toBe(true);
  });

  it('hands out the entries that are asked for as they are listed, and leaves out others', async () => {
    const adapter = subject().adapter();
    const rows = await adapter.manifest();
    for (const kind of collectionNames) {
      const ids = idsOf(rows, kind);
      const entries = await adapter.entries(kind, [...ids, '987654']);
      expect(entries.map(({ id }) => id).sort()).toEqual([...ids].sort());
      for (const { id, path, key, updatedAt } of entries)
        expect(rows).toContainEqual({ kind, id, path, updatedAt, ...(key !== undefined && { key }) });
    }
  });

  it('hands out files byte by byte, and nothing for one that is gone', async () => {
    const adapter = subject().adapter();
    const media = (await adapter.manifest()).filter(({ kind }) => kind === 'media');
    expect(media.length).toBeGreaterThan(0);
    for (const row of media)
      expect(readFileSync(join(lighthouse.content, row.path)).equals((await adapter.media(row)) ?? Buffer.of())).toBe(
        true,
      );
    expect(await adapter.media({ kind: 'media', id: '987654', updatedAt: '', path: 'media/gone.png' })).toBeUndefined();
  });

  it('is synced into files that say what the content says', async () => {
    const root = mkdtempSync(join(tmpdir(), 'nexus-contract-'));
    const contentDir = join(root, 'content');
    mkdirSync(contentDir);
    try {
      const options = {
        contentDir,
        publicDir: 'public',
        workDir: join(root, '.cms'),
        owned: ownAll,
        site: lighthouse.site,
      };
      await syncContent({ ...options, adapter: subject().adapter(), strict: true });
      expect(filesBelow(contentDir)).toEqual(filesBelow(lighthouse.content));
      for (const path of filesBelow(contentDir))
        expect(meaningOf(contentDir, path), path).toEqual(meaningOf(lighthouse.content, path));
      expect(await syncContent({ ...options, adapter: subject().adapter() })).toMatchObject({ written: 0, removed: 0 });
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
}
