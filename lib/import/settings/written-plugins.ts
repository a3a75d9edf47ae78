import ts from 'typescript';
import { plainExpression } from '../../config/written-values';
import { parseModule } from '../files/module-code';

/** A plugin as the configuration names it, or by the module that it requires. */
function nameOf(written: ts.Expression): string | undefined {
  const value = plainExpression(ts, written);
  if (ts.isIdentifier(value)) return value.text;
  if (ts.isArrayLiteralExpression(value)) return value.elements[0] && nameOf(value.elements[0]);
  if (ts.isPropertyAccessExpression(value)) return nameOf(value.expression);
  if (ts.isArrowFunction(value)) return calleeOf(value.body);
  const [module] = ts.isCallExpression(value) ? value.arguments : [];
  return module && ts.isStringLiteralLike(module) ? module.text : undefined;
}

/** A plugin that is the argument of a function of the configuration. */
function calleeOf(body: ts.ConciseBody): string | undefined {
  const returned = ts.isBlock(body) ? body.statements.find((one) => ts.isReturnStatement(one))?.expression : body;
  const call = returned && plainExpression(ts, returned);
  return call && ts.isCallExpression(call) ? nameOf(call.expression) : undefined;
}

/**
 * Source names of the plugins in a list of the configuration. Many plugins do not say their own name.
 * @param count length of the list after the configuration has run
 * @returns names by index; undefined if no list or several different lists have that length
 */
export function writtenPlugins(file: string, text: string, key: string, count: number): (string | undefined)[] {
  const lists: (string | undefined)[][] = [];
  const visit = (node: ts.Node): void => {
    const list =
      ts.isPropertyAssignment(node) && node.name.getText() === key ? plainExpression(ts, node.initializer) : node;
    if (list !== node && ts.isArrayLiteralExpression(list) && list.elements.length === count)
      lists.push(list.elements.map(nameOf));
    ts.forEachChild(node, visit);
  };
  visit(parseModule(file, text));
  const [first = [], ...others] = lists;
  return first.map((name, index) => (others.every((other) => other[index] === name) ? name : undefined));
}
