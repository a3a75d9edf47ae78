import type { GeneratorTask } from './run-generator';
import type { MarkdownTask } from './run-markdown-plugin';

/** Names for the number parser of a plugin, by the index of that plugin. */
interface NamesTask {
  plugin: number;
  names: readonly string[];
}

/** Questions to a site after it was loaded. */
export interface Questions {
  routes?: readonly string[];
  tasks?: readonly GeneratorTask[];
  documents?: readonly string[];
  names?: readonly NamesTask[];
  markdown?: readonly MarkdownTask[];
}
