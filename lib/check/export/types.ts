import type { AllowedSources } from '../../publish/content-policy';
import type { Diagnostic } from '../../report/diagnostic';

/** Where an export comes from and where it will live. */
export interface ExportContext {
  /** Origin of the site, for example https://example.com. */
  origin: string;
  /** Path of the site below its origin, without a slash at the end; empty for the root. */
  basePath: string;
  /** Folder of the export, as diagnostics name it. */
  exportDir: string;
  /** Content folder, as diagnostics name it. */
  contentDir: string;
  /** Severity of links that lead nowhere, as the content check has it; default: error. */
  brokenLinks?: Diagnostic['severity'];
  /** What pages may load from other sites. */
  allowed: AllowedSources;
  /** What the content check has found, which names the place in the document. */
  said?: readonly Diagnostic[];
}

/** An address one file of the export refers to. */
export interface Reference {
  /** As written in the file. */
  url: string;
  /** Link text or alternative text, else the element it was found on. */
  text: string;
  /** Content file it was written in, below the content folder; absent for what the layout adds to every page. */
  source?: string;
  /** Directive of the security policy that decides on it; absent for what a page only leads to. */
  directive?: string;
}

/** An element that cannot be where it is written, as browsers read the file. */
interface Nested {
  /** Start tags, `<p class="wide">`. */
  outer: string;
  inner: string;
  /** Content file that the page is made of, below the content folder. */
  source?: string;
}

/** What the check needs to know of one exported page or feed. */
export interface FileScan {
  /** Path below the export folder, with forward slashes. */
  file: string;
  references: Reference[];
  /** Targets of #anchors. */
  anchors: ReadonlySet<string>;
  /** Elements that a browser takes out of others; absent for what is no page. */
  nested?: readonly Nested[];
}
