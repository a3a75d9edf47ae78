import type { ImportDeclaration } from 'estree';
import { componentNames } from '../../mdx/components/components';
import { importedComponent } from '../../mdx/components/own-components';
import { codePosition, importedName } from '../../mdx/syntax/javascript';
import type { ComponentUse, OwnImport } from './facts';
import type { BodySource } from './types';
import { isComponentTag, memberTags, usedTags } from './used-tags';

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
  const tags = memberTags(body);
  return tags.length === 0
    ? []
    : ownImportsOf(body).flatMap(({ module, statement }) => {
        const named = statement.specifiers.filter(({ type }) => type !== 'ImportNamespaceSpecifier');
        const locals = new Set(named.map(({ local }) => local.name));
        return tags.filter(({ name }) => locals.has(name.replace(/\..*$/s, ''))).map((tag) => ({ ...tag, module }));
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
