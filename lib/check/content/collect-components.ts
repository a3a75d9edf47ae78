import type { ImportDeclaration } from 'estree';
import { componentNames } from '../../mdx/components/components';
import { importedComponent } from '../../mdx/components/own-components';
import { codePosition } from '../../mdx/syntax/javascript';
import type { ComponentUse, OwnImport } from './facts';
import type { BodySource } from './types';
import { isComponentTag, usedTags } from './used-tags';

const builtIn: ReadonlySet<string> = new Set(componentNames);

/** Components of a document that are not built in. */
export function collectComponents(body: BodySource): ComponentUse[] {
  return usedTags(body).filter(({ name }) => isComponentTag(name) && !builtIn.has(name));
}

function exportName(specifier: ImportDeclaration['specifiers'][number]): string[] {
  if (specifier.type === 'ImportNamespaceSpecifier') return [];
  if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
  const { imported } = specifier;
  return [imported.type === 'Identifier' ? imported.name : String(imported.value)];
}

/** What a document imports of the site's own components. */
export function collectOwnImports(body: BodySource): OwnImport[] {
  const statements = body.code.filter(({ esm }) => esm).flatMap(({ program }) => program.body);
  return statements.flatMap((statement): OwnImport[] => {
    if (statement.type !== 'ImportDeclaration') return [];
    const name = importedComponent(String(statement.source.value));
    if (name === undefined) return [];
    const place = body.place(codePosition(statement));
    return [{ name, exports: statement.specifiers.flatMap(exportName), place }];
  });
}
