import { type CallExpression, type MemberExpression, type ParseResult, parseSync, Visitor } from 'oxc-parser';

/** What a module of the site's own says of itself. It is parsed, never run. */
export interface ComponentModule {
  /** Whether it runs in browsers: it starts with 'use client'. */
  client: boolean;
  exports: string[];
  /** Whether it exports what nobody can name from here: all that another module exports, or by `module.exports`. */
  open: boolean;
  /** Modules that it passes on as a whole. */
  passesOn: string[];
  imports: ModuleImport[];
  /** What keeps it from being read, if anything does: it is open then, and all else is empty. */
  mistake?: { message: string; hint: string | null; start: number; end: number };
}

/** An import, also by `require`, and what is passed on from another module. */
export interface ModuleImport {
  source: string;
  /** Names it takes by `{ … }`. */
  names: string[];
  /** Where the source is written, in characters from the start of the text. */
  at: number;
}

/** What React runs in browsers only. */
const hooks =
  /^use(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref|Context|SyncExternalStore|Transition|Optimistic)$/;

/** A hook that an import takes of React, which only code for browsers may, whether it calls it or not. */
export function hookOf({ source, names }: Pick<ModuleImport, 'source' | 'names'>): string | undefined {
  return source === 'react' ? names.find((name) => hooks.test(name)) : undefined;
}

interface Entry {
  isType: boolean;
  importName: { name: string | null };
}

/** The import of a request, unless it is one of types alone. */
function importOf(request: { value: string; start: number }, entries: readonly Entry[]): ModuleImport[] {
  const taken = entries.filter(({ isType }) => !isType);
  if (taken.length === 0 && entries.length > 0) return [];
  const names = taken.flatMap(({ importName: { name } }) => (name === null ? [] : [name]));
  return [{ source: request.value, names, at: request.start + 1 }];
}

function requireOf({ callee, arguments: [taken] }: CallExpression): ModuleImport[] {
  if (callee.type !== 'Identifier' || callee.name !== 'require') return [];
  if (taken?.type !== 'Literal' || typeof taken.value !== 'string') return [];
  return [{ source: taken.value, names: [], at: taken.start + 1 }];
}

/** `exports.name`, `module.exports` and `module.exports.name`. */
function isExports({ object, property }: MemberExpression): boolean {
  if (object.type === 'MemberExpression') return isExports(object);
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return false;
  return object.name === 'exports' || (object.name === 'module' && property.name === 'exports');
}

/** What only a look at each statement tells. */
function lookThrough({ program }: ParseResult): Pick<ComponentModule, 'client' | 'open' | 'imports'> {
  const found: Pick<ComponentModule, 'client' | 'open' | 'imports'> = { client: false, open: false, imports: [] };
  for (const statement of program.body) {
    if (!('directive' in statement) || typeof statement.directive !== 'string') break;
    if (statement.directive === 'use client') found.client = true;
  }
  new Visitor({
    CallExpression: (call) => void found.imports.push(...requireOf(call)),
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression' && isExports(left)) found.open = true;
    },
  }).visit(program);
  return found;
}

/** The language of a file by its ending. */
function languageOf(path: string): 'ts' | 'tsx' | 'jsx' {
  if (/\.[cm]?ts$/.test(path)) return 'ts';
  return /\.[cm]?jsx?$/.test(path) ? 'jsx' : 'tsx';
}

/** Reads what a module imports and exports. */
export function readComponentModule(source: string, path: string): ComponentModule {
  const parsed = parseSync(path, source, { lang: languageOf(path) });
  const [error] = parsed.errors.filter(({ severity }) => severity === 'Error');
  if (error) {
    const { start = 0, end = start } = error.labels[0] ?? {};
    const mistake = { message: error.message, hint: error.helpMessage, start, end };
    return { client: false, exports: [], open: true, passesOn: [], imports: [], mistake };
  }
  const { staticImports, staticExports } = parsed.module;
  const exported = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const { client, open, imports } = lookThrough(parsed);
  // The parser names an import a second time where a later line exports what it took.
  const importedAt = new Set(staticImports.map(({ moduleRequest }) => moduleRequest.start));
  const passesOn = exported.flatMap(({ exportName, moduleRequest }) =>
    moduleRequest && exportName.kind === 'None' ? [moduleRequest.value] : [],
  );
  const names = exported.flatMap(({ exportName: { kind, name } }) => (kind === 'Default' ? ['default'] : (name ?? [])));
  return {
    client,
    // A function and its namespace, or its overloads, share a name.
    exports: [...new Set(names)],
    open: open || passesOn.length > 0,
    passesOn,
    imports: [
      ...staticImports.flatMap(({ moduleRequest, entries }) => importOf(moduleRequest, entries)),
      ...staticExports.flatMap(({ entries: [first, ...more] }) =>
        first?.moduleRequest && !importedAt.has(first.moduleRequest.start)
          ? importOf(first.moduleRequest, [first, ...more])
          : [],
      ),
      ...imports,
    ].sort((a, b) => a.at - b.at),
  };
}
