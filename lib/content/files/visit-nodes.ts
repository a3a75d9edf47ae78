import type { Program as Estree } from 'estree';
import { visit } from 'estree-util-visit';
import type { Node, Program } from 'oxc-parser';

type Visitors = { [Type in Node['type']]?: (node: Extract<Node, { type: Type }>) => void };

/** Calls a function for each node of its type in a program, outer nodes before those within. */
export function visitNodes(program: Program, visitors: Visitors): void {
  // The parser's nodes are those of ESTree, with positions as numbers, and of TypeScript.
  visit(program as unknown as Estree, (node) => visitors[node.type as Node['type']]?.(node as never));
}
