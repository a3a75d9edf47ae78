import ts from 'typescript';
import { lineAt } from '../../report/place';
import { nodesIn, parseModule } from '../files/module-code';
import { sitePath } from '../files/roots';
import { basePathOf } from '../files/vouched-addresses';
import type { LoadedSite } from '../load/load-site';
import { ownModule, themeNames } from '../load/plugins';
import type { SettingsInput } from './draft';
import type { LeadsSomewhere } from './drop-links';

/** Calls of `addRoute` in the code of a site, with their lines. */
function addedRoutes(path: string, text: string): { route: string; line: number }[] {
  if (!/\baddRoute\b/.test(text)) return [];
  const file = parseModule(path, text);
  return nodesIn(file).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const { expression, arguments: args } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    const route = ts.isIdentifier(name) && name.text === 'addRoute' ? routeOf(args[0]) : undefined;
    return route === undefined ? [] : [{ route, line: lineAt(text, node.getStart()) }];
  });
}

/** The route if it is a literal, else its source. */
function routeOf(route: ts.Expression | undefined): string | undefined {
  if (!route || !ts.isObjectLiteralExpression(route)) return route?.getText();
  const path = route.properties.find((part) => part.name?.getText().replaceAll(/["']/g, '') === 'path');
  if (!path || !ts.isPropertyAssignment(path)) return (path ?? route).getText();
  const value = path.initializer;
  return ts.isStringLiteralLike(value) ? value.text : value.getText().replace(/^`(.*)`$/s, '$1');
}

/** Pages that plugins and themes of the site's own add to it, by the code that makes their addresses. */
function ownRoutes(site: LoadedSite): { route: string; place: string }[] {
  const modules = [...site.plugins.map(({ name }) => name), ...themeNames(site)].flatMap((name = '') => {
    const own = ownModule(name, site.dir);
    return own ? [{ path: sitePath(site.dir, own.file), text: own.text }] : [];
  });
  return [{ path: site.configFile, text: site.configText }, ...modules].flatMap(({ path, text }) =>
    addedRoutes(path, text).map(({ route, line }) => ({ route, place: `${path}:${line}` })),
  );
}

/** Reports the pages that plugins and themes of the site's own add to it, except those whose address leads somewhere here. */
export function reportOwnRoutes({ site, report }: SettingsInput, leads: LeadsSomewhere): void {
  const base = `${basePathOf(site)}/`;
  for (const { route, place } of ownRoutes(site)) {
    const path = `${route}/`.startsWith(base) ? `/${route.slice(base.length)}` : route;
    // The home page is always there, with something else on it.
    if (path.startsWith('/') && path !== '/' && leads(path)) continue;
    report.left(
      `Pages that code of the site adds: \`${route}\``,
      place,
      'Write what they showed as documents of that address, in content/pages/, or lead it to another page by `redirects`.',
      route,
    );
  }
}
