import ts from 'typescript';
import { declaredValue, plainExpression } from '../../config/written-values';

/** An imported name: its name in the module it comes from, or `*` for the whole module. */
export interface Imported {
  name: string;
  source: string;
}

/** Parses a module of a site: JavaScript or TypeScript, with elements. */
export function parseModule(path: string, text: string): ts.SourceFile {
  const kind = /\.[cm]?ts$/.test(path) ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** A part of a module and all parts in it, in the order of the text. */
export function nodesIn(part: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(part);
  return found;
}

/** The imports of a module by local name, without types. */
export function importsIn(file: ts.SourceFile): Map<string, Imported> {
  const found = new Map<string, Imported>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { importClause: clause, moduleSpecifier } = statement;
    const source = moduleSpecifier.text;
    if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    if (clause.name) found.set(clause.name.text, { name: 'default', source });
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) found.set(bindings.name.text, { name: '*', source });
    if (bindings && ts.isNamedImports(bindings))
      for (const { isTypeOnly, name, propertyName = name } of bindings.elements)
        if (!isTypeOnly) found.set(name.text, { name: propertyName.text, source });
  }
  return found;
}

/** `module.exports` */
export function isModuleExports({ expression, name }: ts.PropertyAccessExpression): boolean {
  return ts.isIdentifier(expression) && expression.text === 'module' && name.text === 'exports';
}

/** What a module exports by a name. */
function exportedAs(file: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement) && name === 'default') return statement.expression;
    if (ts.isExpressionStatement(statement) && ts.isBinaryExpression(statement.expression) && name === 'default') {
      const { left, right } = statement.expression;
      if (ts.isPropertyAccessExpression(left) && isModuleExports(left)) return right;
    }
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier || !statement.exportClause) continue;
    const listed = ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : [];
    const own = listed.find((element) => element.name.text === name);
    if (own) return declaredValue(ts, file, (own.propertyName ?? own.name).text);
  }
  return declaredValue(ts, file, name);
}

function objectOf(file: ts.SourceFile, written: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  const value = written && plainExpression(ts, written);
  if (value && ts.isIdentifier(value)) return objectOf(file, declaredValue(ts, file, value.text));
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** The object literal that a module exports under a name; undefined if there is none. */
export function exportedObject(file: ts.SourceFile, name = 'default'): ts.ObjectLiteralExpression | undefined {
  return objectOf(file, exportedAs(file, name));
}

/** The object literal that a variable of the module holds; undefined if there is none. */
export function declaredObject(file: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  return objectOf(file, declaredValue(ts, file, name));
}
