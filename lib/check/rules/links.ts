import { posix } from 'node:path';
import { splitDocsPath } from '../../content/files/docs-folders';
import { splitTranslation, translationPath } from '../../content/files/translations';
import { fullAddress, type LinkResolution, notAnAddress } from '../../content/links/resolve-link';
import { ownComponent } from '../../mdx/components/own-components';
import { isExcluded } from '../../mdx/excluded-path';
import { didYouMean, listNames, nearest } from '../../report/suggest';
import type { FileFacts, Target } from '../content/facts';
import type { FileProblem, SiteInput } from '../content/site-input';
import { missingAnchor } from '../missing-anchor';
import { foreignAddress } from './foreign-address';

type Found = Required<Pick<FileProblem, 'code' | 'message' | 'hint'>>;

const publishedLater = 'Link to it once it is published.';

/** A file as a link in another one writes it: in a translation, as its original does. */
function pathFrom(from: string, file: string): string {
  const path = posix.relative(posix.dirname(splitTranslation(from)?.original ?? from), file);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Remedy for a path that leaves all folders of content, such as to code that the documents lay beside. */
export function outsideHint(site: SiteInput, path: string): string | undefined {
  const [folder = ''] = path.split('/');
  if (site.files.some((file) => file.path.startsWith(`${folder}/`))) return undefined;
  return 'It is not in content/. Write its whole address, such as https://github.com/you/project/blob/main/file.';
}

function fileHint(site: SiteInput, from: string, file: string): string {
  if (site.withheld.has(file)) return publishedLater;
  const nameOf = (path: string) => posix.basename(path).replace(/\.\w+$/, '');
  // Do not suggest pages of another version.
  const version = splitDocsPath(file)?.version;
  const paths = site.pages.flatMap((page) =>
    version === undefined || page.version === undefined || page.version === version ? [page.path] : [],
  );
  const named = (names: readonly string[]) => paths.filter((path) => names.includes(nameOf(path))).slice(0, 3);
  const same = named([nameOf(file)]);
  const near = same.length > 0 ? same : nearest(file, paths);
  const meant = near.length > 0 ? near : named(nearest(nameOf(file), new Set(paths.map(nameOf)), 1));
  return meant.length > 0
    ? `Did you mean ${listNames(meant.map((path) => pathFrom(from, path)))}?`
    : (outsideHint(site, file) ?? 'Paths count from the folder of this file, or with a leading / from docs/.');
}

/** Remedy for a broken route: similar routes, or how to write it. */
export function routeHint(
  site: Pick<SiteInput, 'routes'>,
  route: string,
  otherwise = 'Name the file of the page, such as ./page.mdx. A page of another site needs its whole address: https://…',
): string {
  const plain = route.replace(/\.html$/, '');
  const last = plain.split('/').at(-1) ?? '';
  const same = [...site.routes].filter((known) => last !== '' && known.split('/').at(-1) === last);
  const near = [...new Set([...nearest(plain, site.routes), ...same])].slice(0, 3);
  return near.length > 0 ? `Did you mean ${listNames(near)}?` : otherwise;
}

/** Remedy for an address of another site, or of a person, that lacks its scheme and looks like a file. */
export function addressHint(url: string): string | undefined {
  if (/^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|dev|io|net|org)(?![^/?#])/i.test(url)) return `Write https://${url}.`;
  return /^[^/\s@]+@[^/\s@]+\.[a-z]+$/i.test(url) ? `Write mailto:${url}.` : undefined;
}

/** Whether a route is a page in a language other than the default one. */
export function isLocalRoute(site: SiteInput, route: string): boolean {
  return site.localRoutes(route)?.has(route) === true;
}

/** Remedy for a link to a page in another language: routes lead to the page in the reader's language. */
function languageHint(site: SiteInput, route: string): string | undefined {
  return isLocalRoute(site, route) ? `To lead to that page in another language, write pathname://${route}.` : undefined;
}

/** Remedy for a link to a page in public/: without `pathname:` it is a route. */
function publicHint({ config, resolveImage }: SiteInput, url: string): string | undefined {
  const { basePath } = config;
  const [path = ''] = /^\/[^?#]*\.html$/i.exec(url) ?? [];
  const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  const isThere = below !== '' && resolveImage('', `${config.url}${basePath}${below}`).file !== undefined;
  return isThere ? `To lead to that file of public/, write pathname://${below}.` : undefined;
}

/** Remedy for a link to a file such as LICENSE, which has no ending. */
function fileNameHint(url: string): string | undefined {
  const [name] = /(?<=^|\/)[A-Z][A-Z_-]{2,}$/.exec(url) ?? [];
  return name && `If ${name} is a file without an ending, put it into public/, and write pathname:///${name}.`;
}

function brokenLink(site: SiteInput, from: string, { file, route, reason }: LinkResolution, url: string): Found {
  if (file !== undefined && site.includable.includes(file) && isExcluded(file))
    return {
      code: 'link/broken-file',
      message: `The link ${url} leads nowhere: ${file} is a partial, which has no page`,
      hint: 'Link to a page that includes it.',
    };
  const path = file ?? (route === undefined ? '' : (site.pathByRoute.get(route) ?? ''));
  const withheld = site.withheld.get(path);
  const message = `The link ${url} leads nowhere: ${withheld ? `${path} is ${withheld}` : reason}`;
  if (file !== undefined) return { code: 'link/broken-file', message, hint: fileHint(site, from, file) };
  if (route !== undefined) {
    const hint = withheld
      ? publishedLater
      : (addressHint(url) ??
        languageHint(site, route) ??
        publicHint(site, url) ??
        routeHint(site, route, fileNameHint(url)));
    return { code: fullAddress.test(url) ? 'link/own-address' : 'link/broken-route', message, hint };
  }
  if (url.trim() === '')
    return {
      code: 'link/empty',
      message: 'The link leads nowhere',
      hint: 'Write an address in the parentheses: [text](./page.mdx).',
    };
  if (reason === notAnAddress)
    return { code: 'link/invalid', message, hint: 'Write an address such as https://example.com/page.' };
  return { code: 'link/code', message: 'A link cannot run code', hint: ownComponent };
}

const ofNotes = /^(?:user-content-fn(?:ref)?-|footnote-label$)/;
const builtIn = new Set(['', 'top', '__docusaurus_skipToContent_fallback']);

/** Problem of the anchor of a link to a page; undefined if the page is no document. */
export function brokenAnchor(
  site: SiteInput,
  facts: FileFacts | undefined,
  { hash, route, file }: Pick<LinkResolution, 'hash' | 'route' | 'file'>,
  compare = true,
): Found | undefined {
  const [anchor = ''] = hash.split(':~:', 1);
  const path = file ?? site.pathByRoute.get(route ?? '');
  const target = path === undefined ? undefined : (site.byPath.get(path) ?? (path === facts?.path ? facts : undefined));
  // Pages that include a partial have more headings.
  if (!target || target.kind === 'Partial') return undefined;
  // The headings of a long page with mistakes are not known.
  if (target.anchors.length === 0 && target.problems.some(({ code }) => code === 'mdx/syntax')) return undefined;
  if (builtIn.has(anchor) || target.anchors.includes(anchor) || anchor.startsWith('user-content-fnref'))
    return undefined;
  const where = target.path === facts?.path ? 'this page' : target.path;
  // Leave out ids of footnotes.
  const anchors = target.anchors.filter((id) => !ofNotes.test(id));
  const begun = anchors.filter((id) => id.startsWith(`${anchor.toLowerCase()}-`)).slice(0, 3);
  const others =
    anchors.length > 0 ? `Anchors there: ${anchors.slice(0, 8).join(', ')}.` : 'The page has no headings to link to.';
  const hint =
    begun.length > 0 ? `Did you mean ${listNames(begun)}?` : didYouMean(anchor, compare ? anchors : [], others);
  return { code: 'link/broken-anchor', message: missingAnchor(anchor) + where, hint };
}

/** Problem of an anchor in languages that have translated the page, but not this document. */
function brokenInTranslation(site: SiteInput, { path }: FileFacts, { hash, file }: LinkResolution): Found | undefined {
  const [anchor = ''] = hash.split(':~:', 1);
  if (anchor === '' || file === undefined) return undefined;
  for (const { code } of site.config.locales.slice(1)) {
    const [own, other] = [path, file].map((original) => site.byPath.get(translationPath(original, code) ?? ''));
    const found = own === undefined && other && brokenAnchor(site, undefined, { hash: anchor, file: other.path });
    if (found)
      return {
        ...found,
        message: `${found.message}, where this link leads in \`${code}\``,
        hint: `Write the id behind the heading there: ## Heading {#${anchor}}`,
      };
  }
  return undefined;
}

/** Problem of an external address. The allow list reports those of an untrusted document. */
function brokenAddress({ untrusted }: FileFacts, url: string): Found | undefined {
  const flaw = untrusted ? undefined : foreignAddress(url);
  return flaw && { code: 'link/invalid', message: `The link ${url} leads nowhere: ${flaw.reason}`, hint: flaw.hint };
}

/** Remedy if only backslashes break a link. */
function slashHint(site: SiteInput, facts: FileFacts, url: string): { hint: string } | undefined {
  const slashes = url.replaceAll('\\', '/');
  const leads = slashes !== url && /^(?:page|file)$/.test(site.resolveLink(facts, slashes).kind);
  return leads ? { hint: `Write ${slashes}.` } : undefined;
}

/** Maximum number of broken links in a file for which similar targets are searched. */
const mostCompared = 50;

function checkLink(site: SiteInput, facts: FileFacts, { url, place }: Target, compare: boolean): FileProblem[] {
  const resolution = site.resolveLink(facts, url);
  // A full address is used as it is, so it leads to the language it names.
  if (fullAddress.test(url) && isLocalRoute(site, resolution.route ?? '')) return [];
  const problem =
    resolution.kind === 'broken'
      ? brokenLink(compare ? site : { ...site, pages: [], routes: new Set() }, facts.path, resolution, url)
      : resolution.kind === 'page'
        ? (brokenAnchor(site, facts, resolution, compare) ?? brokenInTranslation(site, facts, resolution))
        : resolution.kind === 'external'
          ? brokenAddress(facts, url)
          : undefined;
  // For an untrusted document the allow list has reported it (untrusted/address).
  if (!problem || (problem.code === 'link/code' && facts.untrusted)) return [];
  return [{ file: facts.path, ...place, ...problem, ...slashHint(site, facts, url) }];
}

/** Links to routes, files and anchors that do not exist. */
export function links(site: SiteInput): FileProblem[] {
  return site.files.flatMap((facts) => {
    const problems: FileProblem[] = [];
    for (const link of facts.links) problems.push(...checkLink(site, facts, link, problems.length < mostCompared));
    return problems;
  });
}
