import { posix } from 'node:path';
import { isScriptAddress } from '../../mdx/untrusted/address-scheme';
import { belowBase, decodeAddress, isExternal, unchecked, withBase } from '../../site/urls';
import { parseDocPath, splitDocsPath } from '../files/docs-folders';
import { ownPath } from '../files/own-path';
import { isFolderPage } from '../model/doc-route';
import { withoutHtml } from '../model/join-route';

export interface LinkablePage {
  /** Path below the content folder. */
  path: string;
  /** Route without the base path. */
  permalink: string;
  frontMatter?: { slug?: string | undefined };
}

export interface LinkSite {
  docs: readonly LinkablePage[];
  /** A doc of docs/ in the default version, by its path. Links from outside of the docs lead there. */
  inLatest?: (path: string) => LinkablePage | undefined;
  /** Every route of the site, without the base path. */
  routes: ReadonlySet<string>;
  /** `` or a path such as /handbook. */
  basePath: string;
  /** Origin of the site, such as https://example.com. Full addresses on it are checked too. */
  url?: string;
  /** Route of the home page. In other languages than the default one, routes below it are tried first. */
  home?: string;
}

export interface LinkResolution {
  /** `file` is no page: resolveImage finds it by `source`. No check looks for an `unchecked` one (`pathname:///`). */
  kind: 'external' | 'page' | 'file' | 'unchecked' | 'broken';
  /** Address for the page, base path and hash included. For a colocated file as written. */
  href: string;
  /** What resolveImage should look for, if it differs from the link. */
  source?: string;
  /** Hash without its #, decoded; empty where there is none. */
  hash: string;
  /** Route of the target without the base path; for a broken route the one that was looked for. */
  route?: string;
  /** Content path of the target page; for a broken file path the one that was looked for. */
  file?: string;
  reason?: string;
}

export type LinkResolver = (fromPath: string, fromPermalink: string, url: string) => LinkResolution;

/** An address with its host: `https://example.com/page`. */
export const fullAddress = /^\s*(?:https?:)?\/\//i;
/** Reason for a full address that is invalid. */
export const notAnAddress = 'it is not a valid address';
const markdownFile = /\.mdx?$/i;
const fileName = /\.(?:[a-z][a-z\d]{0,9}|7z|3gp)$/i;

function splitUrl(url: string): { path: string; suffix: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { path: decodeAddress(path), suffix: query + hash, hash: decodeAddress(hash.slice(1)) };
}

/** The form every route is stored in: no slash at the end, no `.html`, no `/index.html`. */
export function normalizeRoute(path: string): string {
  const route = withoutHtml(posix.normalize(`/${path}`)).replace(/\/$/, '');
  return route === '' ? '/' : route;
}

/** Folder that `/dir/page.md` counts from: docs, the version's folder, blog or pages. */
function contentRoot(fromPath: string): string {
  return splitDocsPath(fromPath)?.folder ?? fromPath.slice(0, Math.max(fromPath.indexOf('/'), 0));
}

function markdownCandidates(fromPath: string, path: string): string[] {
  const root = contentRoot(fromPath);
  if (path.startsWith('@site/'))
    return [posix.normalize(path.slice('@site/'.length)).replace(/^src\/pages\//, 'pages/')];
  if (path.startsWith('/')) return [posix.join(root, path), posix.normalize(path.slice(1))];
  const relative = posix.join(posix.dirname(fromPath), path);
  return path.startsWith('.') ? [relative] : [relative, posix.join(root, path)];
}

/**
 * Makes the function that resolves links of documents, for pages and content check. It knows every form of
 * content-conventions.md: file paths, routes with or without base path and suffix, files, other sites.
 */
export function createLinkResolver(site: LinkSite): LinkResolver {
  const { home = '/' } = site;
  const byPath = new Map(site.docs.map((doc) => [doc.path, doc]));
  const pathsByLowerCase = new Map(site.docs.map((doc) => [doc.path.toLowerCase(), doc.path]));
  const routesByLowerCase = new Map([...site.routes].map((route) => [route.toLowerCase(), route]));

  const addressOf = (route: string) => withBase(route, site.basePath);

  function withoutBase(path: string): string[] {
    const below = site.basePath ? belowBase(path, site.basePath) : undefined;
    return below === undefined ? [path] : [path, below];
  }

  /** Absolute paths that a link may mean. Docusaurus puts a slash after pages that stand for a folder. */
  function routeCandidates(fromPath: string, fromPermalink: string, path: string): string[] {
    if (path.startsWith('/'))
      return withoutBase(normalizeRoute(path)).flatMap((route) =>
        home === '/' ? [route] : [normalizeRoute(`${home}/${route}`), route],
      );
    const beside = normalizeRoute(posix.join(posix.dirname(fromPermalink), path));
    const folderLike = isFolderPage(parseDocPath(fromPath)) || byPath.get(fromPath)?.frontMatter?.slug?.endsWith('/');
    return folderLike ? [normalizeRoute(posix.join(fromPermalink, path)), beside] : [beside];
  }

  function markdown(fromPath: string, path: string, suffix: string, hash: string): LinkResolution {
    const candidates = markdownCandidates(fromPath, path);
    const named = candidates.map((candidate) => byPath.get(candidate)).find((found) => found !== undefined);
    const page = named && !splitDocsPath(fromPath) ? (site.inLatest?.(named.path) ?? named) : named;
    if (page)
      return { kind: 'page', href: addressOf(page.permalink) + suffix, hash, route: page.permalink, file: page.path };
    const near = candidates
      .map((candidate) => pathsByLowerCase.get(candidate.toLowerCase()))
      .find((found) => found !== undefined);
    const reason = near ? `the file is named ${near}` : 'there is no such file';
    return { kind: 'broken', href: path + suffix, hash, file: candidates[0] ?? path, reason };
  }

  function plain(fromPath: string, fromPermalink: string, path: string, suffix: string, hash: string): LinkResolution {
    const candidates = routeCandidates(fromPath, fromPermalink, path);
    const route = candidates.find((candidate) => site.routes.has(candidate));
    if (route !== undefined) return { kind: 'page', href: addressOf(route) + suffix, hash, route };
    const wanted = candidates.at(path.startsWith('/') ? -1 : 0) ?? path;
    if (fileName.test(wanted) && !/(?:\.html|\/)$/i.test(path))
      return { kind: 'file', href: path.startsWith('/') ? addressOf(wanted) + suffix : path + suffix, hash };
    const near = routesByLowerCase.get(wanted.toLowerCase());
    const reason = near ? `the route is written ${near}` : 'there is no such route';
    return { kind: 'broken', href: addressOf(wanted) + suffix, hash, route: wanted, reason };
  }

  /** A full address. Below the base path of this site it means a page or file of the site, but stays as it is written. */
  function full(fromPath: string, fromPermalink: string, address: string): LinkResolution {
    if (fullAddress.test(address) && !URL.canParse(address, 'https://example.com'))
      return { kind: 'broken', href: address, hash: '', reason: notAnAddress };
    const route = ownPath(address, site);
    if (route === undefined) return { kind: 'external', href: address, hash: '' };
    const { suffix, hash } = splitUrl(address);
    const found = plain(fromPath, fromPermalink, route, suffix, hash);
    return { ...found, href: address, ...(found.kind === 'file' && { source: route }) };
  }

  function below(fromPath: string, fromPermalink: string, address: string): LinkResolution {
    const { path: written, suffix, hash } = splitUrl(address);
    // Docusaurus 2 reads `page.md/#hash` so.
    const path = written.replace(/(?<=\.mdx?)\/$/i, '');
    if (path === '') return { kind: 'page', href: address, hash, route: fromPermalink, file: fromPath };
    if (markdownFile.test(path)) return markdown(fromPath, path, suffix, hash);
    if (path.startsWith('@site/static/'))
      return { kind: 'file', href: addressOf(path.slice('@site/static'.length)) + suffix, hash };
    if (path.startsWith('@site/')) return { kind: 'file', href: address, hash };
    return plain(fromPath, fromPermalink, path, suffix, hash);
  }

  return (fromPath, fromPermalink, url) => {
    const address = url.trim();
    if (address === '') return { kind: 'broken', href: '', hash: '', reason: 'the link is empty' };
    if (isScriptAddress(address)) return { kind: 'broken', href: '', hash: '', reason: 'a link cannot run code' };
    if (address.startsWith('pathname://'))
      return { kind: 'unchecked', href: addressOf(address.replace(unchecked, '/')), hash: '' };
    if (isExternal(address)) return full(fromPath, fromPermalink, address);
    return below(fromPath, fromPermalink, address);
  };
}
