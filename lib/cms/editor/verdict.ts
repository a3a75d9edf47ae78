import type { Diagnostic } from '../../report/diagnostic';
import type { Place } from '../../report/place';

/** A result of the content check for an entry before it is published. */
export interface EntryFinding extends Pick<Diagnostic, 'severity' | 'code'> {
  message: string;
  /** Front matter key, `body`, `path` or `key`. */
  field: string;
  /** Lines and columns count in the body. */
  place?: Place;
}

/** A result in another file, caused by publishing, moving or deleting the entry. */
export interface Consequence extends Pick<Diagnostic, 'severity' | 'code' | 'file' | 'line' | 'column'> {
  message: string;
  /** Entry of the file; absent for the site's own files. */
  entry?: { kind: string; id: string; title: string };
}

export interface EntryVerdict {
  findings: EntryFinding[];
  consequences: Consequence[];
  /** Address of the published page, and of the page after publishing. */
  route: { before?: string | undefined; after?: string | undefined };
}

/** What the rest of the site loses without entries and files. */
export interface LossVerdict {
  consequences: Consequence[];
  addresses: string[];
}
