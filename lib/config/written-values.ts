import type ts from 'typescript';

/** The parser of TypeScript. It is passed in, because it takes long to load and most commands need none of it. */
export type TypeScript = typeof ts;

/** An expression without what only tells of its type. */
export function plainExpression(tools: TypeScript, written: ts.Expression): ts.Expression {
  let value = written;
  while (
    tools.isAsExpression(value) ||
    tools.isSatisfiesExpression(value) ||
    tools.isParenthesizedExpression(value) ||
    tools.isNonNullExpression(value) ||
    tools.isTypeAssertionExpression(value)
  )
    value = value.expression;
  return value;
}

/** What a name holds that a module itself declares, outside of functions. */
export function declaredValue(tools: TypeScript, file: ts.SourceFile, name: string): ts.Expression | undefined {
  return file.statements
    .filter(tools.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => tools.isIdentifier(one.name) && one.name.text === name)?.initializer;
}
