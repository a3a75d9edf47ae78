import type { Definition, Root } from 'mdast';
import { nodesOf } from './nodes';

/** Definitions of a document (`[name]: address`) by identifier; the first of a name wins, as in CommonMark. */
export function collectDefinitions(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const node of nodesOf(tree, 'definition'))
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  return definitions;
}
