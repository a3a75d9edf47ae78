import { oldRouteOf, targetRoute } from '../../content/model/redirects';
import { isRecord, listOf, recordOf, textOf } from '../../report/values';
import type { LoadedPlugin } from '../load/load-site';
import { codeKey } from '../load/plain-value';

export interface DraftRedirect {
  from: string;
  to: string;
}

function trim(route: string): string {
  return route.length > 1 ? route.replace(/\/+$/, '') : route;
}

/** Redirects in the configuration, one for each old address. */
export function writtenRedirects(plugins: readonly LoadedPlugin[]): DraftRedirect[] {
  return plugins
    .filter(({ kind }) => kind === 'redirects')
    .flatMap(({ options }) => listOf(options['redirects']).map(recordOf))
    .flatMap((redirect) => {
      const to = textOf(redirect['to']);
      const from = Array.isArray(redirect['from']) ? redirect['from'] : [redirect['from']];
      return from.flatMap((old) => (textOf(old) && to ? [{ from: trim(String(old)), to: trim(to) }] : []));
    });
}

/** Redirects for `fromExtensions`: /a.php to /a. None for `.html`, as /a.html leads to /a anyway. */
export function extensionRedirects(plugins: readonly LoadedPlugin[], routes: readonly string[]): DraftRedirect[] {
  const endings = plugins
    .filter(({ kind }) => kind === 'redirects')
    .flatMap(({ options }) => listOf(options['fromExtensions']))
    .filter((ending) => typeof ending === 'string' && !/^html$/.test(ending));
  return routes
    .filter((route) => route !== '/')
    .flatMap((route) => endings.map((ending) => ({ from: `${route}.${String(ending)}`, to: route })));
}

/** Whether a function of the site makes redirects. */
export function makesRedirects(plugins: readonly LoadedPlugin[]): boolean {
  return plugins.some(({ options }) => {
    const create = options['createRedirects'];
    return isRecord(create) && codeKey in create;
  });
}

/** Removes redirects that are repeated, lead to themselves, or start at a page. /a and /a.html are the same address here. */
export function usefulRedirects(redirects: readonly DraftRedirect[], routes: ReadonlySet<string>): DraftRedirect[] {
  const byOld = new Map<string, DraftRedirect>();
  for (const { from, to } of redirects) {
    const old = oldRouteOf(from);
    if (old !== targetRoute(to) && !routes.has(old) && !byOld.has(old))
      byOld.set(old, { from: trim(from), to: trim(to) });
  }
  return [...byOld.values()];
}
