import type { GeneratorTask } from './run-generator';

/** Names that the parser of a plugin is asked about, by its number among the plugins of the site. */
interface NamesTask {
  plugin: number;
  names: readonly string[];
}

/** What a site is asked once it is known. */
export interface Questions {
  routes?: readonly string[];
  tasks?: readonly GeneratorTask[];
  /** Files of documents. */
  documents?: readonly string[];
  names?: readonly NamesTask[];
}
