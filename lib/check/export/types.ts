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
}

/** An address one file of the export refers to. */
export interface Reference {
  /** As written in the file. */
  url: string;
  /** Link text or alternative text, else the element it was found on. */
  text: string;
  /** Content file it was written in, below the content folder; absent for what the layout adds to every page. */
  source?: string;
}

/** What the check needs to know of one exported page or feed. */
export interface FileScan {
  /** Path below the export folder, with forward slashes. */
  file: string;
  references: Reference[];
  /** Targets of #anchors. */
  anchors: ReadonlySet<string>;
}
