import type { CollectionName } from '../entries/collections';
import type { FieldValues } from '../entries/field-values';

/** One published entry or file of the CMS, without its content. */
export interface ManifestRow {
  kind: CollectionName | 'media';
  id: string;
  updatedAt: string;
  path: string;
  /** Key of the entry in a file of many entries. */
  key?: string;
}

export interface CmsEntry extends ManifestRow {
  kind: CollectionName;
  title: string;
  fields: FieldValues;
  body: string;
  /** Front matter or data it was imported with; may be empty. */
  source: string;
  order: number;
  /** Why its content cannot be taken; it is empty then. */
  flaw?: string;
}

/** What the sync needs of a CMS. Each CMS has an adapter. */
export interface CmsAdapter {
  /** Address of its editor pages, for messages. */
  name: string;
  /** Checks that the key belongs to an account that may read. @throws SyncError if address or key are wrong */
  probe(): Promise<void>;
  /** Everything that is published. @throws SyncError */
  manifest(): Promise<ManifestRow[]>;
  /** Entries of one kind, without those deleted meanwhile. @throws SyncError; `content` if the answer is too large */
  entries(kind: CollectionName, ids: readonly string[]): Promise<CmsEntry[]>;
  /** Bytes of a file; undefined if it was deleted meanwhile. @throws SyncError */
  media(row: ManifestRow): Promise<Uint8Array | undefined>;
  editAddress(row: Pick<ManifestRow, 'kind' | 'id'>): string;
}
