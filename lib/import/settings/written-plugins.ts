import ts from 'typescript';
import { plainExpression } from '../../config/written-values';
import { listOf, recordOf } from '../../report/values';
import { nodesIn, parseModule } from '../files/module-code';
import type { LoadedPlugin, LoadedSite } from '../load/load-site';
import { defaultOf } from '../load/plain-value';

/** A plugin as the configuration names it, or by the module that it requires. */
function nameOf(written: ts.Expression): string | undefined {
  const value = plainExpression(ts, written);
  if (ts.isIdentifier(value)) return value.text;
  if (ts.isArrayLiteralExpression(value)) return value.elements[0] && nameOf(value.elements[0]);
  if (ts.isPropertyAccessExpression(value)) return nameOf(value.expression);
  if (ts.isArrowFunction(value)) return calleeOf(value.body);
  const [module] = ts.isCallExpression(value) ? value.arguments : [];
  if (module && ts.isStringLiteralLike(module)) return module.text;
  return ts.isCallExpression(value) ? nameOf(value.expression) : undefined;
}

/** A plugin that is the argument of a function of the configuration. */
function calleeOf(body: ts.ConciseBody): string | undefined {
  const returned = ts.isBlock(body) ? body.statements.find((one) => ts.isReturnStatement(one))?.expression : body;
  const call = returned && plainExpression(ts, returned);
  return call && ts.isCallExpression(call) ? nameOf(call.expression) : undefined;
}

/** Names of plugins in a list of `count` items, as the configuration writes them; undefined where its lists differ. */
function writtenPlugins(file: string, text: string, key: string, count: number): (string | undefined)[] {
  const [first = [], ...others] = nodesIn(parseModule(file, text)).flatMap((node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== key) return [];
    const list = plainExpression(ts, node.initializer);
    return ts.isArrayLiteralExpression(list) && list.elements.length === count ? [list.elements.map(nameOf)] : [];
  });
  return first.map((name, index) => (others.every((other) => other[index] === name) ? name : undefined));
}

/** The Markdown plugins that an option lists, each with the name that the configuration writes and with its options. */
export function listedPlugins({ options }: LoadedPlugin, key: string, { configFile, configText }: LoadedSite) {
  const plugins = listOf(options[key]);
  const names = plugins.length > 0 ? writtenPlugins(configFile, configText, key, plugins.length) : [];
  return plugins.map((listed, index) => {
    const [plugin, given] = Array.isArray(listed) ? (listed as unknown[]) : [listed];
    return { plugin: defaultOf(plugin), index, written: names[index], options: recordOf(given) };
  });
}
