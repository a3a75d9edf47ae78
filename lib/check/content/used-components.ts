import type { ImportDeclaration } from 'estree';
import type { Position } from 'unist';
import { builtInModules, isBuiltIn } from '../../mdx/components/components';
import { importedComponent } from '../../mdx/components/own-components';
import { codePosition, declaredNames, importedName } from '../../mdx/syntax/javascript';
import type { ComponentUse, OwnImport } from './facts';
import { codeNodes, importsOf } from './nodes';
import type { BodySource } from './types';

type UsedTag = Pick<ComponentUse, 'name' | 'place'>;

/** Whether a tag is a component rather than an HTML element. */
export function isComponentTag(name: string): boolean {
  return /^[A-Z]|\./.test(name);
}

/** Names that a document imports or defines. */
function knownNames({ code }: BodySource): Set<string> {
  return new Set(code.flatMap(({ program, esm }) => (esm ? declaredNames(program) : [])));
}

/** Names that a document redefines. */
export function ownNames(body: BodySource): ReadonlySet<string> {
  const names = knownNames(body);
  for (const { source, specifiers } of importsOf(body.code))
    if (builtInModules.has(String(source.value))) for (const { local } of specifiers) names.delete(local.name);
  return names;
}

function tagOf(name: string, position: Position | undefined, body: BodySource): UsedTag {
  const start = position?.start ?? { line: 1, column: 1 };
  const end = { line: start.line, column: start.column + name.length + 1 };
  return { name, place: body.place({ start, end }) };
}

/** Tags of a document, in text and JavaScript, without those that the file imports or defines. */
export function usedTags(body: BodySource): UsedTag[] {
  // The allow list of untrusted documents reports these.
  if (body.untrusted) return [];
  const declared = knownNames(body);
  const inText = body.nodes.jsx.flatMap(({ name, position }) =>
    name && !declared.has(name.split('.')[0] ?? '') ? [tagOf(name, position, body)] : [],
  );
  const inCode = codeNodes(body.code.filter(({ esm }) => !esm)).flatMap(({ node }): UsedTag[] => {
    const name = node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier' ? node.name.name : undefined;
    return name === undefined || declared.has(name) ? [] : [{ name, place: body.place(codePosition(node)) }];
  });
  return [...inText, ...inCode];
}

/** Components of a document that are not built in, and members of imported ones. */
export function collectComponents(body: BodySource): ComponentUse[] {
  return [...usedTags(body).filter(({ name }) => isComponentTag(name) && !isBuiltIn(name)), ...membersOfImports(body)];
}

/** Members of imports of the site's own components, without whole modules. */
function membersOfImports(body: BodySource): ComponentUse[] {
  const tags = body.nodes.jsx.filter(({ name }) => !body.untrusted && name?.includes('.'));
  if (tags.length === 0) return [];
  return ownImportsOf(body).flatMap(({ module, statement }) => {
    const named = statement.specifiers.filter(({ type }) => type !== 'ImportNamespaceSpecifier');
    const locals = new Map(named.map((specifier) => [specifier.local.name, importedName(specifier)]));
    return tags.flatMap(({ name, position }) => {
      const taken = locals.get(name?.replace(/\..*$/s, '') ?? '');
      return taken === undefined ? [] : [{ ...tagOf(name ?? '', position, body), module, taken }];
    });
  });
}

function ownImportsOf(body: BodySource): { module: string; statement: ImportDeclaration }[] {
  return importsOf(body.code).flatMap((statement) => {
    const module = importedComponent(String(statement.source.value));
    return module === undefined ? [] : [{ module, statement }];
  });
}

/** Imports of the site's own components in a document. */
export function collectOwnImports(body: BodySource): OwnImport[] {
  return ownImportsOf(body).map(({ module: name, statement }) => ({
    name,
    exports: statement.specifiers.map(importedName).filter((taken) => taken !== '*'),
    place: body.place(codePosition(statement)),
  }));
}
