import { posix } from 'node:path';
import ts from 'typescript';
import type { Import, Sources } from './types';

interface Found {
  node: ts.StringLiteralLike;
  typeOnly: boolean;
}

function isModuleUrl({ expression, arguments: args }: ts.NewExpression): boolean {
  const [address, base] = args ?? [];
  const scripted = address !== undefined && ts.isStringLiteralLike(address) && /\.tsx?$/.test(address.text);
  return (
    ts.isIdentifier(expression) &&
    expression.text === 'URL' &&
    scripted &&
    base !== undefined &&
    ts.isPropertyAccessExpression(base)
  );
}

/** Modules a node refers to: static and dynamic imports, exports from, `import('x').Type` and `new URL('./x.worker.ts', import.meta.url)`. */
function references(node: ts.Node): { expression: ts.Node | undefined; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node))
    return {
      expression: node.moduleSpecifier,
      typeOnly: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    };
  if (ts.isExportDeclaration(node)) return { expression: node.moduleSpecifier, typeOnly: node.isTypeOnly };
  if (ts.isImportTypeNode(node))
    return { expression: ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, typeOnly: true };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { expression: node.arguments[0], typeOnly: false };
  return ts.isNewExpression(node) && isModuleUrl(node)
    ? { expression: node.arguments?.[0], typeOnly: false }
    : undefined;
}

function collect(node: ts.Node, found: Found[]): void {
  const reference = references(node);
  if (reference?.expression && ts.isStringLiteralLike(reference.expression))
    found.push({ node: reference.expression, typeOnly: reference.typeOnly });
  ts.forEachChild(node, (child) => collect(child, found));
}

const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

function resolveSpecifier(specifier: string, from: string, sources: Sources): string | undefined {
  const own = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (own === undefined) return undefined;
  const ending = endings.find((candidate) => sources.has(own + candidate)) ?? '';
  return own + ending;
}

/** Lists every import of a file, with the place of its specifier. */
export function scanImports(from: string, sources: Sources): Import[] {
  const source = ts.createSourceFile(from, sources.get(from) ?? '', ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  collect(source, found);
  return found.map(({ node, typeOnly }) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const to = resolveSpecifier(node.text, from, sources);
    return {
      from,
      ...(to !== undefined && { to }),
      specifier: node.text,
      typeOnly,
      line: line + 1,
      column: character + 1,
    };
  });
}
