import type { CollectionName } from '../entries/collections';
import type { FieldValues } from '../entries/field-values';

/** One published entry or file of the CMS, without its content. */
export interface ManifestRow {
  kind: CollectionName | 'media';
  id: string;
  updatedAt: string;
  /** File below the content folder. */
  path: string;
  /** Name within a file that holds many entries. */
  key?: string;
}

/** An entry with its content. */
export interface CmsEntry extends ManifestRow {
  kind: CollectionName;
  /** What people know it by. */
  title: string;
  fields: FieldValues;
  body: string;
  /** Front matter or data it was imported with, or empty. */
  source: string;
  order: number;
}

/** What the sync needs of a CMS. Another CMS is another adapter. */
export interface CmsAdapter {
  /** Where its editors work, for messages. */
  name: string;
  /**
   * Makes sure that the key belongs to somebody who may read.
   * @throws SyncError that says what is wrong with address or key
   */
  probe(): Promise<void>;
  /** Everything that is published. @throws SyncError */
  manifest(): Promise<ManifestRow[]>;
  /** Entries of one kind; those that are gone by now are left out. @throws SyncError */
  entries(kind: CollectionName, ids: readonly string[]): Promise<CmsEntry[]>;
  /** Bytes of a file; undefined where it is gone by now. @throws SyncError */
  media(row: ManifestRow): Promise<Uint8Array | undefined>;
  /** Page on which an editor can mend an entry. */
  editAddress(row: Pick<ManifestRow, 'kind' | 'id'>): string;
}
