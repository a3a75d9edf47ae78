import type { AllowedSources } from '../../publish/content-policy';
import type { Diagnostic } from '../../report/diagnostic';

export interface ExportContext {
  /** Origin of the site, for example https://example.com. */
  origin: string;
  /** Path of the site below its origin, without a slash at the end; empty for the root. */
  basePath: string;
  /** Folder of the export, as diagnostics name it. */
  exportDir: string;
  /** Content folder, as diagnostics name it. */
  contentDir: string;
  /** Severity of broken links, as in the content check; default: error. */
  brokenLinks?: Diagnostic['severity'];
  allowed: AllowedSources;
  /** Results of the content check, which have places in documents. */
  said?: readonly Diagnostic[];
}

/** An address in a file of the export. */
export interface Reference {
  url: string;
  /** Link text or alternative text, else the element. */
  text: string;
  /** Content file that contains it, below the content folder; absent for the layout. */
  source?: string;
  /** Whether it stands in the head, which has tags of the document and of the configuration. */
  isInHead?: boolean;
  /** Directive of the security policy for it; absent for a link. */
  directive?: string;
}

/** What the check needs to know of an exported page or feed. */
export interface FileScan {
  /** Path below the export folder, with forward slashes. */
  file: string;
  references: Reference[];
  anchors: ReadonlySet<string>;
  /** Start tags of elements that a browser moves out of others, with the content file of the page; absent for feeds. */
  nested?: readonly { outer: string; inner: string; source?: string }[];
}
