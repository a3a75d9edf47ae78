import type { ImportDeclaration } from 'estree';
import type { Position } from 'unist';
import { builtInModules, componentNames } from '../../mdx/components/components';
import { importedComponent } from '../../mdx/components/own-components';
import { codePosition, declaredNames, importedName } from '../../mdx/syntax/javascript';
import type { Place } from '../../report/place';
import type { ComponentUse, OwnImport } from './facts';
import { codeNodes } from './nodes';
import type { BodySource } from './types';

interface UsedTag {
  name: string;
  place: Place;
}

/** Whether a tag is a component rather than an HTML element. */
export function isComponentTag(name: string): boolean {
  return /^[A-Z]|\./.test(name);
}

/** Names that a document redefines. */
export function ownNames(body: BodySource): ReadonlySet<string> {
  const declared = body.code.flatMap(({ program, esm }) => (esm ? declaredNames(program) : []));
  const imported = body.code.flatMap(({ program }) =>
    program.body.flatMap((statement) => {
      const isBuiltIn = statement.type === 'ImportDeclaration' && builtInModules.has(String(statement.source.value));
      return isBuiltIn ? statement.specifiers.map(({ local }) => local.name) : [];
    }),
  );
  return new Set(declared.filter((name) => !imported.includes(name)));
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
  const declared = new Set(body.code.flatMap(({ program, esm }) => (esm ? declaredNames(program) : [])));
  const inText = body.nodes.jsx.flatMap(({ name, position }) =>
    name && !declared.has(name.split('.')[0] ?? '') ? [tagOf(name, position, body)] : [],
  );
  const inCode = codeNodes(body.code.filter(({ esm }) => !esm)).flatMap(({ node }): UsedTag[] => {
    const name = node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier' ? node.name.name : undefined;
    return name === undefined || declared.has(name) ? [] : [{ name, place: body.place(codePosition(node)) }];
  });
  return [...inText, ...inCode];
}

const builtIn: ReadonlySet<string> = new Set(componentNames);

/** Components of a document that are not built in, and members of imported ones. */
export function collectComponents(body: BodySource): ComponentUse[] {
  return [
    ...usedTags(body).filter(({ name }) => isComponentTag(name) && !builtIn.has(name)),
    ...membersOfImports(body),
  ];
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
  const statements = body.code.filter(({ esm }) => esm).flatMap(({ program }) => program.body);
  return statements.flatMap((statement) => {
    const module =
      statement.type === 'ImportDeclaration' ? importedComponent(String(statement.source.value)) : undefined;
    return statement.type === 'ImportDeclaration' && module !== undefined ? [{ module, statement }] : [];
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
