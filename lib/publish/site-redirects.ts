import escapeMarkup from 'lodash-es/escape.js';
import type { SiteConfig } from '../../schema/site';
import { documentsOf } from '../content/model/documents';
import { isRouteBelow, joinRoute } from '../content/model/join-route';
import type { Content } from '../content/model/load-content';
import type { Edition } from '../content/model/make-editions';
import { collectRedirects, finalTarget, targetRoute } from '../content/model/redirects';
import { siteRoutes } from '../content/model/site-routes';
import type { Language } from '../words/types';

/** The same text for every target, so that one hash in the security policy allows it. The hash of the reader's address wins. */
const leadOn =
  'var a=new URL(document.links[0].href);a.search=a.search||location.search;a.hash=location.hash||a.hash;location.replace(a)';

/** A redirect with the addresses of the finished site. */
export interface SiteRedirect {
  /** Path below the export folder, without extension. */
  file: string;
  /** Includes the base path. */
  from: string;
  /** Includes the base path, or is an address of another site. */
  to: string;
}

/** Redirects of a site with their final targets. The content check reports redirects without a target. */
export function siteRedirects(content: Content, site: Pick<SiteConfig, 'redirects' | 'basePath'>): SiteRedirect[] {
  const redirects = collectRedirects(content, site);
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return redirects.flatMap((redirect) => {
    const to = finalTarget(redirect, byFrom);
    if (to === null) return [];
    const { from } = redirect;
    return [
      { file: from.slice(1), from: `${site.basePath}${from}`, to: to.startsWith('/') ? `${site.basePath}${to}` : to },
    ];
  });
}

/** The configured redirects for another language: below its prefix, to the page there. Existing addresses win. */
export function redirectsBelow(prefix: string, redirects: SiteConfig['redirects'], routes: ReadonlySet<string>) {
  const written = new Set(redirects.map(({ from }) => joinRoute(from)));
  const below = (address: string) => joinRoute(prefix, address.replace(/[?#].*$/, ''));
  return redirects.flatMap((redirect) => {
    const from = below(redirect.from);
    if (written.has(from) || routes.has(from) || isRouteBelow(prefix, joinRoute(redirect.from))) return [];
    const route = targetRoute(redirect.to);
    const isThere = route !== null && (routes.has(below(route)) || written.has(route));
    return [{ from, to: isThere ? prefix + redirect.to.replace(/^\/(?=$|[?#])/, '') : redirect.to }];
  });
}

/**
 * Former addresses of pages for another language than the default: below its prefix, to the same page there. Existing
 * addresses and configured `redirects` win.
 * @param standard pages of the default language
 * @param local pages of the other language
 */
export function formerBelow(prefix: string, standard: Content, local: Content, redirects: SiteConfig['redirects']) {
  const permalinks = new Map(documentsOf(local).map(({ path, permalink }) => [path, permalink]));
  const own = collectRedirects(local, { redirects });
  const taken = new Set([...siteRoutes(local), ...own.map(({ from }) => from)]);
  return collectRedirects(standard, { redirects: [] }).flatMap(({ from, file = '' }) => {
    const to = permalinks.get(file);
    const below = joinRoute(prefix, from);
    return to === undefined || taken.has(below) || isRouteBelow(prefix, from) ? [] : [{ from: below, to }];
  });
}

/** Redirects of all languages, the default one first. */
export function allRedirects(
  editions: readonly [Edition, ...Edition[]],
  site: Pick<SiteConfig, 'redirects' | 'basePath'>,
): (SiteRedirect & { language: Language })[] {
  const [standard] = editions;
  return editions.flatMap(({ content, language, site: { routePrefix } }) => {
    const below = () => [
      ...formerBelow(routePrefix, standard.content, content, site.redirects),
      ...redirectsBelow(routePrefix, site.redirects, siteRoutes(content)),
    ];
    const own = siteRedirects(content, routePrefix === '' ? site : { ...site, redirects: below() });
    return own.map((redirect) => ({ ...redirect, language }));
  });
}

type LeadOnSite = Pick<SiteConfig, 'basePath' | 'favicon' | 'brand'>;

/**
 * A redirect page. It follows with query and hash if scripts run, else by a refresh, else by its link.
 * @param target address in its link, and the full one for search engines
 */
export function leadOnPage(target: { href: string; canonical: string }, site: LeadOnSite, { code, words }: Language) {
  const canonical = escapeMarkup(target.canonical);
  const href = escapeMarkup(target.href);
  const icon = site.favicon ?? site.brand.logo?.src;
  return `<!DOCTYPE html>
<html lang="${escapeMarkup(code)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(words.page.moved)}</title>
${icon === undefined ? '' : `<link rel="icon" href="${site.basePath}${escapeMarkup(icon)}">\n`}<link rel="canonical" href="${canonical}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<h1>${escapeMarkup(words.page.moved)}</h1>
<p><a href="${href}">${escapeMarkup(words.page.follow)}</a></p>
<script>${leadOn}</script>
</html>
`;
}

/** The page at a former address. */
export function redirectPage({ to }: SiteRedirect, site: LeadOnSite & { url: string }, language: Language): string {
  return leadOnPage({ href: to, canonical: new URL(to, site.url).href }, site, language);
}

/** The redirects for hosts such as Netlify and Cloudflare Pages, which apply them before any page. */
export function redirectsFile(redirects: readonly SiteRedirect[]): string {
  // A blank would end the address.
  const written = (to: string) => to.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
  return redirects.map(({ from, to }) => `${encodeURI(from)} ${written(to)} 301\n`).join('');
}
