import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../content/model/load-content';
import { isGeneratedFile } from '../../content/model/site-routes';
import { listOf, recordOf, textOf } from '../../report/values';
import { belowBase } from '../../site/urls';
import { routesOf } from '../content-model';
import { vouched } from '../files/vouched-addresses';
import type { Report } from '../report';
import type { Draft } from './draft';
import type { DraftRedirect } from './plugin-redirects';

/** Whether an address of this site exists after the import. */
export type LeadsSomewhere = (to: string) => boolean;

/** Looks addresses up among pages, redirects, public files, and files that the build makes. */
export function leadsSomewhere(
  content: Content | undefined,
  redirects: readonly DraftRedirect[],
  publicDir: string,
): LeadsSomewhere {
  const routes = new Set(content ? routesOf(content) : []);
  const known = new Set([...routes, ...redirects.map(({ from }) => from)]);
  return (to) => {
    const path = to.replace(/[?#].*$/s, '');
    const route = path.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
    if (!to.startsWith('/') || known.has(route) || existsSync(join(publicDir, path))) return true;
    return content !== undefined && isGeneratedFile(path, { content, routes });
  };
}

interface Keep {
  leads: LeadsSomewhere;
  place: string;
  report: Report;
  /** URL of the site with its base path, without a slash at the end. */
  url: string;
  base: string;
}

/** Route of a full address of this site; undefined for addresses of other sites. */
function ownAddress(href: unknown, url: string): string | undefined {
  const address = textOf(href);
  return address?.startsWith(`${url}/`) ? address.slice(url.length) : undefined;
}

/** Removes links to pages that were not imported, which would fail the build. */
function keptLinks(links: unknown, keep: Keep): unknown[] {
  const { leads, place, report, url, base } = keep;
  return listOf(links).flatMap((link) => {
    const { label, to, items } = recordOf(link);
    if (items !== undefined) {
      const kept = keptLinks(items, keep);
      return kept.length > 0 ? [{ label, items: kept }] : [];
    }
    const own = ownAddress(recordOf(link)['href'], url);
    // Something else on the same host may answer there.
    if (own !== undefined) return [leads(own) ? link : { label, to: `pathname://${own}` }];
    const address = textOf(to);
    if (address?.startsWith('pathname:')) return [{ label, to: vouched(address, base) }];
    if (address === undefined || leads(address)) return [link];
    // Docusaurus accepts routes with and without the base path.
    const route = belowBase(address, base);
    if (route !== undefined && leads(route)) return [{ label, to: route }];
    const text = `The link "${textOf(label)}" to ${address}, where no page is now`;
    report.left(text, place, 'Add it again once the page is there.');
    return [];
  });
}

/** Removes links to pages that were not imported from navbar, footer and announcement. */
export function dropLinks(draft: Draft, leads: LeadsSomewhere, place: string, report: Report): Draft {
  const [navbar, footer, announcement] = ['navbar', 'footer', 'announcement'].map((key) => recordOf(draft[key]));
  const base = String(draft['basePath'] ?? '').replace(/\/$/, '');
  const url = `${textOf(draft['url'])}${base}`;
  const kept = (links: unknown) => keptLinks(links, { leads, place, report, url, base });
  const columns = listOf(footer?.['columns'])
    .map((column) => ({ ...recordOf(column), links: kept(recordOf(column)['links']) }))
    .filter(({ links }) => links.length > 0);
  const { link, ...bar } = announcement ?? {};
  const barLink = kept(link === undefined ? [] : [link]);
  return {
    ...draft,
    navbar: { left: kept(navbar?.['left']), right: kept(navbar?.['right']) },
    footer: { ...footer, columns },
    ...(draft['announcement'] !== undefined && {
      announcement: { ...bar, ...(barLink.length > 0 && { link: barLink[0] }) },
    }),
  };
}
