import type { Program, Statement } from 'oxc-parser';
import { visitNodes } from './visit-nodes';

type Declaration = Statement | Extract<Statement, { type: 'ExportDefaultDeclaration' }>['declaration'];

/** Names of the functions that a statement declares. */
function functionsOf(statement: Declaration | null | undefined): string[] {
  if (statement?.type === 'FunctionDeclaration') return statement.id ? [statement.id.name] : [];
  if (statement?.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      ? [id.name]
      : [],
  );
}

/** Functions at the top of a module, and the names it exports them by. */
function readFunctions({ body }: Program) {
  const functions = new Set<string>();
  const exported: [name: string, local: string][] = [];
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const { declaration } = statement;
      const names = declaration.type === 'Identifier' ? [declaration.name] : functionsOf(declaration);
      for (const name of names) exported.push(['default', name]);
      if (declaration.type !== 'Identifier') for (const name of names) functions.add(name);
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const name of functionsOf(statement.declaration)) {
        functions.add(name);
        exported.push([name, name]);
      }
      for (const { local, exported: as } of statement.source ? [] : statement.specifiers)
        if (local.type === 'Identifier' && as.type === 'Identifier') exported.push([as.name, local.name]);
    } else for (const name of functionsOf(statement)) functions.add(name);
  }
  return { functions, exported };
}

/**
 * Members of the functions that a module exports, as in `Gallery.Item = …`, by the names of the exports. A function that may
 * get members in another way is left out: one that is named anywhere but where it is declared, exported, called, drawn, or
 * asked for a member.
 */
export function membersOf(program: Program): Record<string, string[]> {
  const { functions, exported } = readFunctions(program);
  const members = new Map<string, string[]>();
  const harmless = new Set<number>();
  const pass = (node: { type: string; start: number } | null) => {
    if (node?.type === 'Identifier') harmless.add(node.start);
  };
  visitNodes(program, {
    FunctionDeclaration: ({ id }) => pass(id),
    VariableDeclarator: ({ id }) => pass(id),
    ExportDefaultDeclaration: ({ declaration }) => pass(declaration),
    ExportSpecifier({ local, exported: as }) {
      pass(local);
      pass(as);
    },
    CallExpression: ({ callee }) => pass(callee),
    MemberExpression({ object, property, computed }) {
      if (computed) return;
      pass(object);
      pass(property);
    },
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression' || left.computed || left.object.type !== 'Identifier') return;
      const { name } = left.object;
      if (left.property.type === 'Identifier') members.set(name, [...(members.get(name) ?? []), left.property.name]);
    },
    Identifier({ name, start }) {
      if (!harmless.has(start)) functions.delete(name);
    },
  });
  return Object.fromEntries(
    exported.flatMap(([name, local]) => (functions.has(local) ? [[name, members.get(local) ?? []]] : [])),
  );
}
