import ts from 'typescript';
import { changeText, type Stretch } from './change-text';
import { parseModule } from './module-code';

type Made = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** The function of that name in a module, if it is written out there. */
function functionOf(file: ts.SourceFile, name: string): Made | undefined {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name)?.initializer;
    if (found && (ts.isArrowFunction(found) || ts.isFunctionExpression(found))) return found;
  }
  return undefined;
}

/** Names of functions for which a module sets `defaultProps`. */
function namesIn(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    const set = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    const to = set && ts.isBinaryExpression(set) && ts.isPropertyAccessExpression(set.left) ? set.left : undefined;
    return to?.name.text === 'defaultProps' && ts.isIdentifier(to.expression) ? [to.expression.text] : [];
  });
}

function editsOf(made: Made, name: string): Stretch[] {
  const [parameter] = made.parameters;
  if (!parameter || !made.body || parameter.dotDotDotToken) return [];
  const all = `const ${parameter.name.getText()} = { ...${name}.defaultProps, ...givenProps };`;
  const { body } = made;
  const at = body.getStart();
  const taken = { start: parameter.getStart(), end: parameter.getEnd(), text: 'givenProps' };
  // An arrow function without brackets still has one parameter.
  if (ts.isBlock(body)) return [taken, { start: at + 1, end: at + 1, text: `\n  ${all}` }];
  return [
    taken,
    { start: at, end: at, text: `{\n  ${all}\n  return (` },
    { start: body.getEnd(), end: body.getEnd(), text: ');\n}' },
  ];
}

/** Gives functions their `defaultProps` as default parameters: React 19 reads `defaultProps` of classes only. */
export function withDefaultProps(text: string, path: string): string | undefined {
  if (!text.includes('.defaultProps')) return undefined;
  const file = parseModule(path, text);
  const edits = namesIn(file).flatMap((name) => {
    const made = functionOf(file, name);
    return made ? editsOf(made, name) : [];
  });
  return edits.length > 0 ? changeText(text, edits) : undefined;
}
