import type { ExportNamedDeclaration, Expression, ImportDeclaration, Node, Program, VariableDeclaration } from 'estree';
import type { Nodes, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { reasonOf } from '../../report/reason-of';
import { builtInFunctions, builtInModules } from '../components/components';
import { importedComponent } from '../components/own-components';
import { codePosition, importedName, ownNames } from '../syntax/javascript';
import type { MdxContext } from '../types';
import { type Binding, evaluate } from './evaluate';
import { functionBinding, scopeMember, someSite } from './functions';
import { fileAddress, importKind, importPath } from './import-source';

/** A file whose code is read, and the document that includes it. */
export interface Place {
  from: string;
  file: VFile;
  context: MdxContext;
}

/** Ends the build at an import that cannot be resolved. The content check reports all of them, with suggestions. */
function fail({ file, from }: Place, message: string, node?: Node): never {
  const place = node && codePosition(node);
  return file.fail(from === file.path ? message : `${from}: ${message}`, {
    ...(place && { place }),
    ruleId: 'import',
    source: 'mdx',
  });
}

function included(place: Place, source: string, node?: Node) {
  const file = place.context.include?.(importPath(source, place.from));
  if (!file) fail(place, `There is no file ${source} to include`, node);
  if (file.untrusted) fail(place, `${source} comes from the CMS, and trusted documents include nothing of it`, node);
  return file;
}

function builtIn(place: Place, source: string, name: string, node?: Node): Binding {
  const meaning = builtInModules.get(source)?.[name];
  if (meaning === undefined) fail(place, `${source} has no ${name} here`, node);
  if (meaning === 'siteConfig') return { kind: 'value', value: place.context.site ?? someSite };
  const callable = builtInFunctions.find((known) => known === meaning);
  return callable ? functionBinding(callable, place.context.site ?? someSite) : { kind: 'component', name: meaning };
}

function readData(place: Place, source: string, node?: Node): unknown {
  const { path, body } = included(place, source, node);
  try {
    return JSON.parse(body);
  } catch (error) {
    return fail(place, `${path} is no JSON: ${reasonOf(error)}`, node);
  }
}

/** Meaning of an import from a module; `default` is the default export. */
function resolveImport(place: Place, source: string, name: string, node?: Node): Binding {
  const { context, from } = place;
  switch (importKind(source)) {
    case 'built-in':
      return builtIn(place, source, name, node);
    case 'file':
      return { kind: 'value', value: context.image(fileAddress(source, from), from).src };
    case 'text':
      return { kind: 'value', value: included(place, source, node).body };
    case 'data': {
      const data = readData(place, source, node);
      return { kind: 'value', value: name === 'default' ? data : (data as Record<string, unknown>)[name] };
    }
    case 'partial': {
      const file = included(place, source, node);
      if (name === 'default') return { kind: 'partial', file };
      if (name === 'frontMatter') return { kind: 'value', value: file.data };
      if (name !== 'toc') fail(place, `${source} exports no ${name} to other files`, node);
      return { kind: 'code', code: scopeMember('tocs', file.path) };
    }
    case 'component':
    case 'module':
      return fail(place, `Content cannot import "${source}"`, node);
  }
}

/** `const name = …` for the program of a document. */
export function constantProgram(name: string, init: Expression): Program {
  const id = { type: 'Identifier', name } as const;
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'VariableDeclaration', kind: 'const', declarations: [{ type: 'VariableDeclarator', id, init }] }],
  };
}

type Rename = (name: string) => string;

/** Reads an import. The site's own components become constants of the program. */
function readImport(
  place: Place,
  statement: ImportDeclaration,
  { bindings, programs }: Pick<FileModule, 'bindings' | 'programs'>,
  rename: Rename | undefined,
): void {
  const source = String(statement.source.value);
  const own = importedComponent(source);
  if (own !== undefined) place.file.data.ownImports = [...(place.file.data.ownImports ?? []), own];
  for (const specifier of statement.specifiers) {
    const declare = (code: Expression) => {
      const constant = rename?.(specifier.local.name) ?? specifier.local.name;
      bindings.set(specifier.local.name, { kind: 'name', name: constant });
      programs.push(constantProgram(constant, code));
    };
    const isWhole = specifier.type === 'ImportNamespaceSpecifier';
    const name = isWhole ? 'default' : importedName(specifier);
    // Older versions of MDX needed React for every tag. Documents may use `<React.Fragment>` of it.
    if (source === 'react' && (name === 'default' || isWhole)) declare(scopeMember('react'));
    else if (own === undefined) bindings.set(specifier.local.name, resolveImport(place, source, name, statement));
    else declare(scopeMember('own', own, ...(isWhole ? [] : [name])));
  }
}

/** Known constants become text in page, search index and Markdown. The program keeps them too. */
function readConstants(declaration: VariableDeclaration, bindings: Map<string, Binding>): void {
  if (declaration.kind !== 'const') return;
  for (const { id, init } of declaration.declarations) {
    const known = id.type === 'Identifier' && init ? evaluate(init, bindings) : undefined;
    if (!known || id.type !== 'Identifier') continue;
    const binding = bindings.get(id.name);
    bindings.set(id.name, { ...known, kind: 'value', name: binding?.kind === 'name' ? binding.name : id.name });
  }
}

function takeModules(node: Nodes): RootContent[] {
  if (!('children' in node)) return [];
  const taken = node.children.flatMap((child) => (child.type === 'mdxjsEsm' ? [child] : takeModules(child)));
  if (taken.length > 0) Object.assign(node, { children: node.children.filter(({ type }) => type !== 'mdxjsEsm') });
  return taken;
}

/** Moves imports and exports out of elements: they apply to the whole document. */
export function hoistModules(tree: Root): void {
  tree.children = tree.children.flatMap((node) => [...takeModules(node), node]);
}

/** Removes the imports of a document and returns them. */
export function withoutImports(tree: Root): ImportDeclaration[] {
  return tree.children.flatMap((node) => {
    const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
    if (!program || node.type !== 'mdxjsEsm') return [];
    const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
    program.body = program.body.filter(({ type }) => type !== 'ImportDeclaration');
    if (program.body.length === 0) node.value = '';
    return imports;
  });
}

/** The module of a file: the meanings of its names, and the statements for the program of the page. */
export interface FileModule {
  bindings: Map<string, Binding>;
  /** Names that the file itself declares. */
  declared: ReadonlySet<string>;
  programs: Program[];
}

/** Names that documents can use without an import. */
function given(place: Place): Map<string, Binding> {
  const { context, from, file } = place;
  const load = (source: unknown) => {
    const binding = resolveImport(place, String(source), 'default');
    return binding.kind === 'value' ? binding.value : undefined;
  };
  const frontMatter = from === file.path ? context.frontMatter : context.include?.(from)?.data;
  return new Map<string, Binding>([
    ['require', { kind: 'code', code: { type: 'Identifier', name: 'require' }, call: ([source]) => load(source) }],
    ['toc', { kind: 'code', code: scopeMember('toc') }],
    ['frontMatter', { kind: 'value', value: frontMatter ?? {} }],
  ]);
}

/** Removes the imports of a document and finds the meanings of its names, which `rename` changes in the program. */
export function readModule(tree: Root, place: Place, rename?: Rename): FileModule {
  const programs = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' && node.data?.estree) || []);
  const bindings = given(place);
  const own: Program[] = [];
  for (const statement of withoutImports(tree)) readImport(place, statement, { bindings, programs: own }, rename);
  const statements = programs.flatMap(({ body }) => body);
  const exported = statements
    .filter((statement): statement is ExportNamedDeclaration => statement.type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => declaration ?? []);
  const declared = new Set(exported.flatMap(ownNames));
  for (const name of declared) {
    if (rename) bindings.set(name, { kind: 'name', name: rename(name) });
    else bindings.delete(name);
  }
  for (const declaration of exported)
    if (declaration.type === 'VariableDeclaration') readConstants(declaration, bindings);
  return { bindings, declared, programs: [...own, ...programs.filter(({ body }) => body.length > 0)] };
}
