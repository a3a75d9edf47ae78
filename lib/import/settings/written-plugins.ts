import ts from 'typescript';
import { plainExpression } from '../../config/written-values';
import { parseModule } from '../files/module-code';

/** What a configuration writes for a plugin: the name it has there, or the module that it requires. */
function nameOf(written: ts.Expression): string | undefined {
  const value = plainExpression(ts, written);
  if (ts.isIdentifier(value)) return value.text;
  if (ts.isArrayLiteralExpression(value)) return value.elements[0] && nameOf(value.elements[0]);
  if (ts.isPropertyAccessExpression(value)) return nameOf(value.expression);
  if (ts.isArrowFunction(value)) return calleeOf(value.body);
  const [module] = ts.isCallExpression(value) ? value.arguments : [];
  return module && ts.isStringLiteralLike(module) ? module.text : undefined;
}

/** The plugin that a function of the configuration passes on with options of its own. */
function calleeOf(body: ts.ConciseBody): string | undefined {
  const returned = ts.isBlock(body) ? body.statements.find((one) => ts.isReturnStatement(one))?.expression : body;
  const call = returned && plainExpression(ts, returned);
  return call && ts.isCallExpression(call) ? nameOf(call.expression) : undefined;
}

/**
 * Names of the plugins that a configuration lists under a key, as it writes them: what they call themselves says nothing of many.
 * @param count how many there are, as the configuration has run
 * @returns by their places; undefined where lists of that length differ, or where it is not written out
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
