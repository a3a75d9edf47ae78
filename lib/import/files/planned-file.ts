import { readFileSync } from 'node:fs';
import type { DocsPlugin } from '../choose-plugins';
import type { LoadedPlugin } from '../load/load-site';
import type { ImportContext } from '../report';
import type { KnowsUtility } from '../styles/known-utilities';
import type { Root } from './roots';

/** A file to write: a copy, or a text. */
export interface PlannedFile {
  /** Path in the project. */
  to: string;
  /** Origin: `file` of a copy on this machine, `from` from the folder of the site. */
  file?: string;
  from?: string;
  text?: string;
}

/** A text that was rewritten, and the files that it needs. */
export interface WithFiles {
  text: string;
  files: PlannedFile[];
}

/** The text that a planned file will have. */
export function textOfPlanned({ file, text }: PlannedFile): string {
  return text ?? (file === undefined ? '' : readFileSync(file, 'utf8'));
}

/** A planned file with another text. */
export function withText(planned: PlannedFile, text: string): PlannedFile {
  const { to, from } = planned;
  return text === textOfPlanned(planned) ? planned : { to, text, ...(from !== undefined && { from }) };
}

/** What is known when files are planned. */
export interface PlanInput extends ImportContext {
  roots: readonly Root[];
  docs: readonly DocsPlugin[];
  blog: LoadedPlugin | undefined;
  /** Texts that functions of the site made of documents, by file. */
  texts: ReadonlyMap<string, string>;
  /** Pages in code that only redirect: they become settings. */
  redirectPages: ReadonlySet<string>;
  knows: KnowsUtility;
}
