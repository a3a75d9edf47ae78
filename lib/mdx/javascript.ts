import type { Node, Program } from 'estree';
import type { Position } from 'unist';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Calls back for every node below a program, parents first. */
export function walkCode(root: Node, enter: (node: Node, parent: Node | undefined, key: string) => void): void {
  const queue: [Node, Node | undefined, string][] = [[root, undefined, '']];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [node, parent, key] = next;
    enter(node, parent, key);
    for (const [name, value] of Object.entries(node)) {
      if (name === 'loc' || name === 'range' || name === 'comments') continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value as unknown])
        if (isNode(child)) queue.push([child, node, name]);
    }
  }
}

/** Names a pattern declares. Its default values and computed keys declare none, and may hold other patterns without end. */
function patternNames(pattern: Node): string[] {
  const names: string[] = [];
  const queue: (Node | null)[] = [pattern];
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (node?.type === 'Identifier') names.push(node.name);
    else if (node?.type === 'AssignmentPattern') queue.push(node.left);
    else if (node?.type === 'RestElement') queue.push(node.argument);
    else if (node?.type === 'ArrayPattern') queue.push(...node.elements);
    else if (node?.type === 'ObjectPattern')
      for (const property of node.properties) queue.push(property.type === 'Property' ? property.value : property);
  }
  return names;
}

/** Names a piece of JavaScript declares, on any level: variables, functions, parameters and imports. */
export function declaredNames(program: Program): string[] {
  const names: string[] = [];
  walkCode(program, (node) => {
    if (node.type === 'VariableDeclarator') names.push(...patternNames(node.id));
    else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') names.push(node.id?.name ?? '');
    else if (node.type === 'CatchClause' && node.param) names.push(...patternNames(node.param));
    else if (
      node.type === 'ImportSpecifier' ||
      node.type === 'ImportDefaultSpecifier' ||
      node.type === 'ImportNamespaceSpecifier'
    )
      names.push(node.local.name);
    if ('params' in node) for (const param of node.params) names.push(...patternNames(param));
  });
  return names;
}

/** Position of a node of JavaScript in the terms of the Markdown tree. */
export function codePosition(node: Node): Position | undefined {
  const { loc } = node;
  return loc
    ? {
        start: { line: loc.start.line, column: loc.start.column + 1 },
        end: { line: loc.end.line, column: loc.end.column + 1 },
      }
    : undefined;
}

/** Whether a node is a name that stands for a value. */
export function isReference(node: Node, parent: Node | undefined, key: string): boolean {
  if (node.type !== 'Identifier') return false;
  if (parent?.type === 'MemberExpression') return key === 'object' || parent.computed;
  if (parent?.type === 'Property') return key === 'value' || parent.computed;
  return !(
    parent?.type === 'LabeledStatement' ||
    parent?.type === 'BreakStatement' ||
    parent?.type === 'ContinueStatement' ||
    parent?.type === 'MetaProperty' ||
    parent?.type === 'MethodDefinition'
  );
}
