import ts from 'typescript';
import { listOf, textOf } from '../../report/values';
import { parseModule } from '../files/module-code';
import { sitePath } from '../files/roots';
import { ownModule } from '../load/plugins';
import type { SettingsInput } from './draft';

/** Calls of `addRoute` in the code of a site, with their lines. */
function addedRoutes(path: string, text: string): { route: string; line: number }[] {
  if (!/\baddRoute\b/.test(text)) return [];
  const file = parseModule(path, text);
  const found: { route: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression, arguments: args } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      const route = ts.isIdentifier(name) && name.text === 'addRoute' ? routeOf(args[0]) : undefined;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      if (route !== undefined) found.push({ route, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The route if it is a literal, else its source. */
function routeOf(route: ts.Expression | undefined): string | undefined {
  if (!route || !ts.isObjectLiteralExpression(route)) return route?.getText();
  const path = route.properties.find((part) => part.name?.getText().replaceAll(/["']/g, '') === 'path');
  if (!path || !ts.isPropertyAssignment(path)) return (path ?? route).getText();
  const value = path.initializer;
  return ts.isStringLiteralLike(value) ? value.text : value.getText().replace(/^`(.*)`$/s, '$1');
}

/** Reports pages that the site's own plugins and themes add. */
export function reportOwnRoutes({ site, report }: SettingsInput): void {
  const themes = listOf(site.config['themes']).flatMap((theme) => textOf(listOf(theme)[0] ?? theme) ?? []);
  const modules = [...site.plugins.map(({ name }) => name), ...themes].flatMap((name) => {
    const own = ownModule(name, site.dir);
    return own ? [{ path: sitePath(site.dir, own.file), text: own.text }] : [];
  });
  for (const { path, text } of [{ path: site.configFile, text: site.configText }, ...modules])
    for (const { route, line } of addedRoutes(path, text))
      report.left(
        `Pages that code of the site adds: \`${route}\``,
        `${path}:${line}`,
        'Write what they showed as documents of that address: content/pages/.',
      );
}
