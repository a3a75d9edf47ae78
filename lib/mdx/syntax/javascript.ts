import type { Identifier, ImportDeclaration, Node, Program, SimpleCallExpression } from 'estree';
import { createVisitors } from 'estree-util-scope';
import type { Position } from 'unist';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Calls back for every node of a program, parents first, and again after the children of a node. */
export function walkCode(
  root: Node,
  enter: (node: Node, parent: Node | undefined, key: string) => void,
  leave?: (node: Node) => void,
): void {
  const queue: [Node, Node | undefined, string, done?: boolean][] = [[root, undefined, '']];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [node, parent, key, done] = next;
    if (done) {
      leave?.(node);
      continue;
    }
    enter(node, parent, key);
    if (leave) queue.push([node, parent, key, true]);
    for (const [name, value] of Object.entries(node)) {
      if (name === 'loc' || name === 'range' || name === 'comments') continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value as unknown])
        if (isNode(child)) queue.push([child, node, name]);
    }
  }
}

/** Every node of a program with its parent and its key there, parents first. */
export function nodesOfCode(root: Node) {
  const found: { node: Node; parent: Node | undefined; key: string }[] = [];
  walkCode(root, (node, parent, key) => found.push({ node, parent, key }));
  return found;
}

/** Names that a pattern declares. Default values and computed keys declare none, and may contain other patterns without limit. */
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

/** Names that a piece of JavaScript declares, on any level: variables, functions, parameters and imports. */
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

/** Names that a declaration at the top of a module declares. */
export function ownNames(declaration: Node): string[] {
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => patternNames(id));
  return declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
    ? [declaration.id?.name ?? '']
    : [];
}

/** Name of a key of an object; undefined if it is computed. */
export function keyName(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** The imported name: a name, `default`, or `*` for the whole module. */
export function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportSpecifier') return keyName(specifier.imported) ?? '';
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}

/** Whether a node is a call of `require`. */
export function isRequireCall(node: Node): node is SimpleCallExpression {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require';
}

/** The text that a function is called with: `./a.png` for `require('./a.png')`. Undefined for any other node. */
export function calledWith(node: Node, name: string): string | undefined {
  const isCall = node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;
  const [argument] = isCall ? node.arguments : [];
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
}

/** Position of a node of JavaScript in the Markdown file. */
export function codePosition(node: Node): Position | undefined {
  const { loc } = node;
  return loc
    ? {
        start: { line: loc.start.line, column: loc.start.column + 1 },
        end: { line: loc.end.line, column: loc.end.column + 1 },
      }
    : undefined;
}

/** Whether an identifier refers to a value. */
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

/** The names of a program by scope: its own declarations, and names that are undefined. */
export function readScopes(program: Program): { declared: string[]; free: Identifier[] } {
  const { enter, exit, scopes } = createVisitors();
  const found: { node: Identifier; around: typeof scopes }[] = [];
  walkCode(
    program,
    (node, parent, key) => {
      // `export default class {}` declares no name, which the package does not expect.
      if (node.type !== 'ClassDeclaration' || (node.id as Identifier | null)) enter(node);
      if (node.type === 'Identifier' && isReference(node, parent, key)) found.push({ node, around: [...scopes] });
    },
    exit,
  );
  // A declaration may follow its use.
  const free = found.filter(({ node, around }) => !around.some(({ defined }) => defined.includes(node.name)));
  return { declared: scopes[0].defined, free: free.map(({ node }) => node) };
}
