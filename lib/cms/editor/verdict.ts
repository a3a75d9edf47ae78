import type { Diagnostic } from '../../report/diagnostic';
import type { Place } from '../../report/place';

/** Something the content check says about an entry that is not published yet. */
export interface EntryFinding extends Pick<Diagnostic, 'severity' | 'code'> {
  /** What is wrong and what to write instead. */
  message: string;
  /** Front matter key, `body`, `path` or `key`. */
  field: string;
  /** Lines and columns of the body. */
  place?: Place;
}

/** The same about another file, which would be wrong once the entry is published, moved or gone. */
export interface Consequence extends Pick<Diagnostic, 'severity' | 'code' | 'file' | 'line' | 'column'> {
  message: string;
  /** Entry the file comes from; absent for a file of the site's own. */
  entry?: { kind: string; id: string; title: string };
}

export interface EntryVerdict {
  findings: EntryFinding[];
  consequences: Consequence[];
  /** Address of the page as it is published, and as it would be. */
  route: { before?: string; after?: string };
}

/** What the rest of the site loses with entries and files. */
export interface LossVerdict {
  consequences: Consequence[];
  /** Addresses of pages that go. */
  addresses: string[];
}
