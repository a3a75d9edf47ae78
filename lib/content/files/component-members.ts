import { type Program, type Statement, Visitor } from 'oxc-parser';

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
 * get members in another way is left out.
 */
export function membersOf(program: Program): Record<string, string[]> {
  const { functions, exported } = readFunctions(program);
  const members = new Map<string, string[]>();
  new Visitor({
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return;
      const { name } = left.object;
      if (left.computed) functions.delete(name);
      else if (left.property.type === 'Identifier')
        members.set(name, [...(members.get(name) ?? []), left.property.name]);
    },
    CallExpression({ arguments: taken }) {
      for (const one of taken) if (one.type === 'Identifier') functions.delete(one.name);
    },
    TSModuleDeclaration({ id }) {
      if (id.type === 'Identifier') functions.delete(id.name);
    },
  }).visit(program);
  return Object.fromEntries(
    exported.flatMap(([name, local]) => (functions.has(local) ? [[name, members.get(local) ?? []]] : [])),
  );
}
