import { readFileSync } from 'node:fs';
import type { DocsPlugin } from '../choose-plugins';
import type { LoadedPlugin, LoadedSite } from '../load/load-site';
import type { Report } from '../report';
import type { Root } from './root';

/** A file of the result: a copy, or a text of its own. */
export interface PlannedFile {
  /** From the project that it is written into. */
  to: string;
  /** Where it comes from: of a copy on this machine, of any from the folder of the site. */
  file?: string;
  from?: string;
  text?: string;
}

/** What a planned file will hold. */
export function textOfPlanned({ file, text }: PlannedFile): string {
  return text ?? (file === undefined ? '' : readFileSync(file, 'utf8'));
}

export interface PlanInput {
  /** Folder of this project. */
  root: string;
  site: LoadedSite;
  roots: readonly Root[];
  docs: readonly DocsPlugin[];
  blog: LoadedPlugin | undefined;
  /** Texts that functions of the site have made of documents, by file. */
  texts: ReadonlyMap<string, string>;
  /** Pages in code that only lead on: they are settings here. */
  redirectPages: ReadonlySet<string>;
  report: Report;
}
