import type { SiteLink } from '../../../schema/link';
import type { SiteConfig } from '../../../schema/site';
import type { ConfigKey, ConfigProblem } from '../../config/config-places';
import { ownPath } from '../../content/files/own-path';
import { fullAddress } from '../../content/links/resolve-link';
import { isBlogRoute } from '../../content/model/blog-routes';
import { documentsOf } from '../../content/model/documents';
import { targetRoute } from '../../content/model/redirects';
import { isGeneratedFile } from '../../content/model/site-routes';
import { isPicture } from '../../pictures/is-picture';
import { decodeAddress, unchecked } from '../../site/urls';
import { isFontFile } from '../../theme/font-file';
import type { SiteInput } from '../content/site-input';
import { linksOf } from './config-names';
import { brokenAnchor, isLocalRoute, routeHint } from './links';

/** An address of this site in the configuration. */
interface ConfigTarget {
  key: ConfigKey;
  url: string;
  /** Below the base path, with query and hash. */
  to: string;
}

function linkTarget(config: SiteConfig, link: SiteLink, key: ConfigKey): ConfigTarget[] {
  if ('docId' in link || 'sidebarId' in link) return [];
  if ('to' in link) return unchecked.test(link.to) ? [] : [{ key: [...key, 'to'], url: link.to, to: link.to }];
  const path = ownPath(link.href, config);
  if (path === undefined) return [];
  return [{ key: [...key, 'href'], url: link.href, to: path + new URL(link.href).hash }];
}

/** Links of the configuration, without links in navbar and footer to an empty blog, which are not shown. */
function targets(site: SiteInput): ConfigTarget[] {
  const isHidden = (link: SiteLink, [part]: ConfigKey) =>
    part !== 'announcement' && 'to' in link && site.content.posts.length === 0 && isBlogRoute(site.content, link.to);
  return linksOf(site).flatMap(([link, key]) => (isHidden(link, key) ? [] : linkTarget(site.config, link, key)));
}

/** Whether the build publishes a file at a path below the base path. */
function hasFile(site: SiteInput, path: string): boolean {
  const { url, basePath } = site.config;
  return isGeneratedFile(path, site) || site.resolveImage('', `${url}${basePath}${path}`).file !== undefined;
}

function brokenRoute(site: SiteInput, route: string): Pick<ConfigProblem, 'message' | 'hint'> {
  const { basePath } = site.config;
  const below = basePath && route.startsWith(`${basePath}/`) ? route.slice(basePath.length) : undefined;
  if (below !== undefined && site.routes.has(below))
    return { message: 'has the base path, which is added to it', hint: `Write ${below}.` };
  const withheld = site.withheld.get(site.pathByRoute.get(route) ?? '');
  if (withheld !== undefined)
    return { message: `leads nowhere: ${route} is ${withheld}`, hint: 'Link to it once it is published.' };
  return {
    message: `leads nowhere: there is no ${route}`,
    hint: routeHint(site, route, 'Write the route of a page, without the base path, or pathname:///file.'),
  };
}

function judge(site: SiteInput, { key, url, to }: ConfigTarget): ConfigProblem[] {
  const route = targetRoute(to) ?? to;
  const path = to.replace(/[?#].*$/s, '');
  if (site.routes.has(route)) {
    const anchor = brokenAnchor(site, undefined, { hash: decodeAddress(/#(.*)$/s.exec(to)?.[1] ?? ''), route });
    return anchor ? [{ key, ...anchor, code: 'config/broken-anchor' }] : [];
  }
  if (fullAddress.test(url) && isLocalRoute(site, route)) return [];
  if (site.redirects.some(({ from }) => from === route) || hasFile(site, path)) return [];
  const { message, hint } = brokenRoute(site, route);
  const code = fullAddress.test(url) ? 'link/own-address' : 'config/broken-link';
  return [{ key, code, message: `The link ${url} ${message}`, hint }];
}

/** Suggestions are looked up in the search index, so pages that are not in it are not suggested. */
function silentSuggestions(site: SiteInput): ConfigProblem[] {
  const { config, content, routes } = site;
  const listed = new Set(
    documentsOf(content).flatMap(({ permalink, frontMatter }) => (frontMatter.unlisted ? [] : [permalink])),
  );
  return config.search.suggestions.flatMap((to, index): ConfigProblem[] => {
    const route = targetRoute(to) ?? to;
    if (listed.has(to)) return [];
    const base = { key: ['search', 'suggestions', index], code: 'config/doubtful' };
    if (!routes.has(route)) {
      const missing = `The search does not suggest ${route}, because there is no such page`;
      return [{ ...base, message: missing, hint: routeHint(site, route, 'Name the route of a page.') }];
    }
    if (listed.has(route))
      return [{ ...base, message: `The search knows ${route}, not ${to}`, hint: `Write ${route}.` }];
    const message = `The search does not suggest ${route}, because it does not list it`;
    return [{ ...base, message, hint: 'Name a page that is neither unlisted nor a list.' }];
  });
}

/** Files that every page uses: icon, logos and fonts. */
function files({ config }: SiteInput): { what: string; src: string; key: ConfigKey }[] {
  const { favicon } = config;
  const fonts = Object.entries(config.theme.fonts).flatMap(([role, value]) =>
    typeof value === 'string'
      ? []
      : value.map((file, index) => ({ what: 'font', src: file.src, key: ['theme', 'fonts', role, index, 'src'] })),
  );
  return [
    ...(['brand', 'footer'] as const).flatMap((part) =>
      (['src', 'srcDark'] as const).flatMap((name) => {
        const src = config[part].logo?.[name];
        return src === undefined ? [] : [{ what: 'picture', src, key: [part, 'logo', name] }];
      }),
    ),
    ...(favicon === undefined ? [] : [{ what: 'icon', src: favicon, key: ['favicon'] }]),
    ...fonts,
  ];
}

function missingFiles(site: SiteInput): ConfigProblem[] {
  return files(site).flatMap(({ what, src, key }): ConfigProblem[] => {
    const path = src.replace(/[?#].*$/s, '');
    const { file } = site.resolveImage('', path);
    const code = 'config/missing-file';
    if (hasFile(site, path)) {
      if (file === undefined || (what === 'font' ? isFontFile(file) : isPicture(file))) return [];
      const message = `public${src} is no ${what === 'font' ? 'font' : 'picture'}`;
      return [{ key, code, message, hint: 'Put the right file there: this is another one.' }];
    }
    const message = `The ${what} ${src} does not exist: there is no public${src}`;
    return [{ key, code, message, hint: 'Put it into public/, and write its path there.' }];
  });
}

/** Broken links, suggestions and files in the site configuration. */
export function configLinks(site: SiteInput): ConfigProblem[] {
  return [...targets(site).flatMap((target) => judge(site, target)), ...silentSuggestions(site), ...missingFiles(site)];
}
