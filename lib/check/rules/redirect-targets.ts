import type { ConfigProblem } from '../../config/config-places';
import { finalTarget, type Redirect, targetRoute } from '../../content/model/redirects';
import { fileStart } from '../../report/place';
import { didYouMean } from '../../report/suggest';
import { decodeAddress } from '../../site/urls';
import type { FileProblem, SiteInput } from '../content/site-input';
import { brokenAnchor } from './links';
import { takenBy } from './routes';

type Found = Pick<ConfigProblem, 'code' | 'message' | 'hint'>;

function isKnown(to: string, site: SiteInput): boolean {
  const route = targetRoute(to);
  return route === null || site.routes.has(route) || site.resolveImage('', to).file !== undefined;
}

/** An old address with the base path, which would be added twice. */
function baseWritten({ from }: Redirect, { config: { basePath }, routes }: SiteInput): Found | undefined {
  const isBelow = (route: string) => basePath !== '' && route.startsWith(`${basePath}/`);
  if (!isBelow(from) || [...routes].some(isBelow)) return undefined;
  const message = `The redirect is from ${basePath}${from}: the base path is added to ${from}`;
  return { code: 'redirect/base-path', message, hint: `Write ${from.slice(basePath.length)}.` };
}

/** Addresses by lower-case form, each as first written. */
function bySmallLetters(addresses: Iterable<string>): Map<string, string> {
  return new Map([...addresses].reverse().map((address) => [address.toLowerCase(), address]));
}

/** An old address that only differs in case from a page or another redirect, which some disks and hosts do not tell apart. */
function caseClash({ from }: Redirect, { routes, pathByRoute }: SiteInput, known: Known): Found | undefined {
  const small = from.toLowerCase();
  const route = known.routes.get(small);
  const other = route ?? known.redirects.get(small);
  if (other === undefined || other === from || routes.has(from)) return undefined;
  const owner = route === undefined ? 'another redirect' : (pathByRoute.get(route) ?? 'a generated page');
  const message = `The address ${from} differs only in case from ${other} of ${owner}`;
  const hint = 'Remove the redirect, unless the site is built and served where case counts, as on Linux.';
  return { code: 'redirect/case-clash', message, hint };
}

function lostAnchor({ from, to }: Redirect, site: SiteInput): Found | undefined {
  const route = targetRoute(to);
  const [, hash = ''] = /#(.*)$/s.exec(to) ?? [];
  const anchor = route !== null && hash && brokenAnchor(site, undefined, { hash: decodeAddress(hash), route });
  if (!anchor) return undefined;
  const message = `The redirect from ${from} leads to the top of the page: ${anchor.message.replace(/^T/, 't')}`;
  return { code: 'redirect/broken-anchor', message, hint: anchor.hint };
}

interface Known {
  byFrom: ReadonlyMap<string, Redirect>;
  /** Addresses of pages and redirects by lower-case form. */
  routes: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, string>;
}

function judge(redirect: Redirect, known: Known, site: SiteInput): Found | undefined {
  const { byFrom } = known;
  const { from, to } = redirect;
  const isOwn = from === targetRoute(to);
  const page = site.routes.has(from) && !isOwn ? (site.pathByRoute.get(from) ?? 'a generated page') : undefined;
  const owner = page ?? takenBy(from, site);
  if (owner !== undefined) {
    const message = `The address ${from} belongs to ${owner}, so nothing can redirect from it`;
    const hint =
      page !== undefined
        ? 'Remove the redirect, or give that page another slug.'
        : owner.startsWith('public/')
          ? 'Remove the redirect, or that file.'
          : 'Remove the redirect.';
    return { code: 'redirect/clash', message, hint };
  }
  const target = isOwn ? null : finalTarget(redirect, byFrom);
  if (target === null)
    return {
      code: 'redirect/loop',
      message: `The redirect from ${from} leads back to itself`,
      hint: isOwn ? 'Remove it: this is its own address.' : `Let ${to} lead to a page.`,
    };
  const first = byFrom.get(from);
  if (first && first !== redirect) {
    const where = first.file ?? `redirects[${first.index}] of site.config.ts`;
    const message = `The address ${from} already redirects to ${first.to} (${where})`;
    return { code: 'redirect/clash', message, hint: 'Remove one of the two.' };
  }
  if (isKnown(target, site))
    return baseWritten(redirect, site) ?? caseClash(redirect, site, known) ?? lostAnchor(redirect, site);
  const message = `The redirect from ${from} leads nowhere: there is no ${target}`;
  const hint = didYouMean(target, site.routes, 'Write the route of a page, without the base path, or a full URL.');
  return { code: 'redirect/missing-target', message, hint };
}

function judged(site: SiteInput): { redirect: Redirect; found: Found }[] {
  // A page wins over a redirect from its address, and the first redirect over others.
  const own = site.redirects.filter(({ from }) => !site.routes.has(from)).reverse();
  const known = {
    byFrom: new Map(own.map((redirect) => [redirect.from, redirect])),
    routes: bySmallLetters(site.routes),
    redirects: bySmallLetters(site.redirects.map(({ from }) => from)),
  };
  return site.redirects.flatMap((redirect) => {
    const found = judge(redirect, known, site);
    return found ? [{ redirect, found }] : [];
  });
}

/** Redirects of pages that form a circle, hide a page, or have a missing target. */
export function redirects(site: SiteInput): FileProblem[] {
  return judged(site).flatMap(({ redirect: { file, index }, found }) =>
    file === undefined ? [] : [{ file, ...(site.byPath.get(file)?.redirects[index] ?? fileStart), ...found }],
  );
}

/** The same for redirects of the site configuration. */
export function configRedirects(site: SiteInput): ConfigProblem[] {
  return judged(site).flatMap(({ redirect: { file, index }, found }) =>
    file === undefined ? [{ key: ['redirects', index], ...found }] : [],
  );
}
