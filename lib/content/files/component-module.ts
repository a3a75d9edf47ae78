import {
  type Argument,
  type Expression,
  type MemberExpression,
  type ParseResult,
  parseSync,
  type TSTypeName,
} from 'oxc-parser';
import { membersOf } from './component-members';
import { visitNodes } from './visit-nodes';

/** What is known of a module of the site's own from its source. It is parsed, never run. */
export interface ComponentModule {
  /** Whether it runs in browsers: it starts with 'use client'. */
  client: boolean;
  exports: string[];
  /** Whether some exports are unknown: it uses `export *` of a package, or assigns `module.exports`. */
  open: boolean;
  passesOn: string[];
  /** What is known of the members of its exports, by their names (component-members.ts). */
  members: Readonly<Record<string, readonly string[]>>;
  imports: ModuleImport[];
  /** Starts of addresses that it loads files by and computes: `'./parts/' + name`. */
  computed: Pick<ModuleImport, 'source' | 'at'>[];
  /** Why it cannot be parsed, if so; everything else is empty then. */
  mistake?: { message: string; hint?: string; start: number; end: number };
}

/** An import, also `import()`, a `require`, or an export from another module. */
export interface ModuleImport {
  source: string;
  /** Names it takes by `{ … }`. */
  names: string[];
  /** Place of the source, in characters from the start of the text. */
  at: number;
}

/** React features that only run in browsers. */
const hooks =
  /^use(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref|Context|SyncExternalStore|Transition|Optimistic)$/;

/** A hook that is imported from React, which only browser code may do, called or not. */
export function hookOf({ source, names }: Pick<ModuleImport, 'source' | 'names'>): string | undefined {
  return source === 'react' ? names.find((name) => hooks.test(name)) : undefined;
}

/** An import that hands a file to a loader of webpack. */
export const withLoader = /^!|^[\w-]{1,50}-loader!/;

const ofSite = /^(?:\.{1,2}|@site)\//;

interface Entry {
  isType: boolean;
  importName: { name?: string };
  localName: { value: string } | { name?: string };
}

/** The import of a statement, unless it only imports types. @param types names that are types */
function importOf(
  request: { value: string; start: number },
  entries: readonly Entry[],
  types?: ReadonlySet<string>,
): ModuleImport[] {
  const taken = entries.filter(
    ({ isType, localName }) => !(isType || ('value' in localName && types?.has(localName.value))),
  );
  if (taken.length === 0 && entries.length > 0) return [];
  const names = taken.flatMap(({ importName: { name } }) => name ?? []);
  return [{ source: request.value, names, at: request.start + 1 }];
}

/** What a call loads. Of an address that is computed, its start, where that names a loader of webpack. */
function loaded(taken: Argument | undefined): ModuleImport[] {
  if (taken?.type === 'TemplateLiteral') {
    const source = taken.quasis[0]?.value.cooked ?? '';
    return withLoader.test(source) ? [{ source, names: [], at: taken.start + 1 }] : [];
  }
  if (taken?.type !== 'Literal' || typeof taken.value !== 'string') return [];
  return [{ source: taken.value, names: [], at: taken.start + 1 }];
}

/** Start of a computed address of a file of the site. */
function startOf(taken: Expression | Argument | undefined): ComponentModule['computed'] {
  if (taken?.type === 'BinaryExpression') {
    const { left } = taken;
    if (left.type !== 'Literal') return startOf(left.type === 'PrivateIdentifier' ? undefined : left);
    const source = typeof left.value === 'string' ? left.value : '';
    return ofSite.test(source) ? [{ source, at: left.start + 1 }] : [];
  }
  const source = taken?.type === 'TemplateLiteral' ? (taken.quasis[0]?.value.cooked ?? '') : '';
  const isComputed = taken?.type === 'TemplateLiteral' && taken.expressions.length > 0 && ofSite.test(source);
  return isComputed ? [{ source, at: taken.start + 1 }] : [];
}

/** `exports.name`, `module.exports` and `module.exports.name`. */
function isExports({ object, property }: MemberExpression): boolean {
  if (object.type === 'MemberExpression') return isExports(object);
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return false;
  return object.name === 'exports' || (object.name === 'module' && property.name === 'exports');
}

/** Names that a module uses as types and for nothing else: compilers of TypeScript drop their imports, marked with `type` or not. */
function typeNames({ program }: ParseResult): ReadonlySet<string> {
  const types = new Set<string>();
  const values = new Set<string>();
  const elsewhere = new Set<number>();
  const asType = (node: TSTypeName | Expression) => {
    if (node.type === 'TSQualifiedName') return asType(node.left);
    elsewhere.add(node.start);
    if (node.type === 'Identifier') types.add(node.name);
  };
  visitNodes(program, {
    ImportDeclaration({ specifiers }) {
      for (const { start, local } of specifiers) elsewhere.add(start).add(local.start);
    },
    TSTypeReference: ({ typeName }) => asType(typeName),
    TSInterfaceHeritage: ({ expression }) => asType(expression),
    TSClassImplements: ({ expression }) => asType(expression),
    Identifier: ({ name, start }) => void (elsewhere.has(start) || values.add(name)),
    JSXIdentifier: ({ name }) => void values.add(name),
  });
  for (const name of values) types.delete(name);
  return types;
}

type Details = Pick<ComponentModule, 'client' | 'open' | 'imports' | 'computed'>;

/** A remark to the bundler that browsers load the module themselves. */
const leftToBrowsers = /\b(?:webpack|turbopack)Ignore:\s*true\b/;

/** Details that need a walk through the statements. */
function lookThrough({ program }: ParseResult, text: string): Details {
  const found: Details = { client: false, open: false, imports: [], computed: [] };
  for (const statement of program.body) {
    if (!('directive' in statement) || typeof statement.directive !== 'string') break;
    if (statement.directive === 'use client') found.client = true;
  }
  const take = (taken: Argument | undefined) => {
    found.imports.push(...loaded(taken));
    found.computed.push(...startOf(taken));
  };
  visitNodes(program, {
    CallExpression({ callee, arguments: [taken] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') take(taken);
    },
    ImportExpression({ source: taken, start }) {
      if (!leftToBrowsers.test(text.slice(start, taken.start))) take(taken);
    },
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression' && isExports(left)) found.open = true;
    },
  });
  return found;
}

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
    const { message, helpMessage: hint } = error;
    const mistake = { message, ...(hint && { hint }), start, end };
    return { client: false, exports: [], open: true, passesOn: [], members: {}, imports: [], computed: [], mistake };
  }
  const { staticImports, staticExports } = parsed.module;
  const exported = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const { client, open, imports, computed } = lookThrough(parsed, source);
  // The parser lists an import twice if a later line exports it.
  const importedAt = new Set(staticImports.map(({ moduleRequest }) => moduleRequest.start));
  const passesOn = exported.flatMap(({ exportName, moduleRequest }) =>
    moduleRequest && exportName.kind === 'None' ? [moduleRequest.value] : [],
  );
  const types = typeNames(parsed);
  const names = exported.flatMap(({ exportName: { kind, name } }) => (kind === 'Default' ? ['default'] : (name ?? [])));
  return {
    client,
    // A function and its namespace, or overloads, share a name.
    exports: [...new Set(names)],
    open: open || passesOn.length > 0,
    passesOn,
    members: membersOf(parsed.program),
    imports: [
      ...staticImports.flatMap(({ moduleRequest, entries }) => importOf(moduleRequest, entries, types)),
      ...staticExports.flatMap(({ entries: [first, ...more] }) =>
        first?.moduleRequest && !importedAt.has(first.moduleRequest.start)
          ? importOf(first.moduleRequest, [first, ...more])
          : [],
      ),
      ...imports,
    ].sort((a, b) => a.at - b.at),
    computed,
  };
}
