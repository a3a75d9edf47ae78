import { existsSync, readdirSync } from 'node:fs';
import memoize from 'lodash-es/memoize.js';
import type { SiteConfig } from '../../../schema/site';
import type { ConfigProblem } from '../../config/config-places';
import { splitDocsPath, splitVersionKey, versionsFile } from '../../content/files/docs-folders';
import { isSourceKind } from '../../content/files/file-kind';
import type { IncludeRoots } from '../../content/files/included-files';
import type { IsUntrusted } from '../../content/files/owned-content';
import { inLanguage, splitTranslation } from '../../content/files/translations';
import { contentLinks } from '../../content/links/content-links';
import { createImageResolver } from '../../content/links/resolve-image';
import type { LinkResolution } from '../../content/links/resolve-link';
import { documentsOf } from '../../content/model/documents';
import { isRouteBelow } from '../../content/model/join-route';
import { withLanguagesInUse } from '../../content/model/languages-in-use';
import { type Content, loadContent } from '../../content/model/load-content';
import { collectRedirects } from '../../content/model/redirects';
import { allVersions } from '../../content/model/released-versions';
import { siteRoutes } from '../../content/model/site-routes';
import type { SidebarTexts } from '../../content/sidebar/sidebar-texts';
import type { FileFacts } from './facts';
import { partialsOf, withPartialAnchors } from './partials';
import type { Problem } from './types';

/** Versions of docs that have a folder, in the order of their files. */
export function versionFolders(files: readonly Pick<FileFacts, 'path'>[], docsId: string | undefined): string[] {
  const found = files.flatMap(({ path }) => {
    const version = splitVersionKey(splitDocsPath(path)?.version ?? 'current');
    return version.docsId === docsId && version.name !== 'current' ? [version.name] : [];
  });
  return [...new Set(found)];
}

/** A document that a production build publishes. */
interface SitePage {
  path: string;
  permalink: string;
  id?: string;
  version?: string;
}

type Withheld = 'a draft' | 'dated in the future';

/** The site that the facts of all files make, for the rules across files. */
export type SiteInput = Readonly<ReturnType<typeof createSiteInput>>;

export interface FileProblem extends Problem {
  file: string;
}

export type SiteRule = (input: SiteInput) => FileProblem[];

/** One rule for the site configuration and the files it names. */
export type ConfigRule = (input: SiteInput) => ConfigProblem[];

/** Every version beside docs/. If their list cannot be read, those with a folder, so that links to them are not reported. */
function releasedVersions(files: readonly FileFacts[]): string[] {
  const lists = new Map(files.filter(({ kind }) => kind === 'Versions').map((facts) => [facts.path, facts]));
  return allVersions(
    files.map(({ path }) => path),
    (docsId) => {
      const facts = lists.get(versionsFile(docsId));
      return facts?.broken ? versionFolders(files, docsId).sort(compare).reverse() : (facts?.list ?? []);
    },
  );
}

const { compare } = new Intl.Collator('en', { numeric: true });

function withheldFiles(files: readonly FileFacts[], { posts }: Content): ReadonlyMap<string, Withheld> {
  const published = new Set(posts.map(({ path }) => path));
  return new Map(
    files.flatMap(({ kind, path, data }): [string, Withheld][] => {
      if (splitTranslation(path)) return [];
      if (data['draft'] === true) return [[path, 'a draft']];
      return kind === 'Post' && !published.has(path) ? [[path, 'dated in the future']] : [];
    }),
  );
}

/** Links in partials count for the page that includes them. */
function partialPermalinks(files: readonly FileFacts[], pages: ReadonlyMap<string, string>): [string, string][] {
  const byPath = new Map(files.map((facts) => [facts.path, facts]));
  return files.flatMap((facts) => {
    const permalink = pages.get(facts.path);
    return permalink === undefined ? [] : partialsOf(facts, byPath).map((path): [string, string] => [path, permalink]);
  });
}

/** Resolves links of the documents of a language. A translated target has the path of its own file. */
function localLinks(content: Content, site: SiteConfig) {
  const documents = documentsOf(content);
  const files = new Map(documents.map((document) => [document.path, document.file ?? document.path]));
  const permalinks = new Map(documents.map(({ path, permalink }) => [path, permalink]));
  const resolve = contentLinks(content, site);
  return (path: string, target: string): LinkResolution => {
    const found = resolve(path, permalinks.get(path) ?? content.home, target);
    return found.file === undefined ? found : { ...found, file: files.get(found.file) ?? found.file };
  };
}

function pagesOf(content: Content, site: SiteConfig) {
  const pages: readonly SitePage[] = documentsOf(content);
  const routes = siteRoutes(content);
  return {
    pages,
    routes,
    resolve: contentLinks(content, site, routes),
    permalinks: new Map(pages.map(({ path, permalink }) => [path, permalink])),
  };
}

/** Joins the facts of all files into the site that a build would make. */
export function createSiteInput(
  files: readonly FileFacts[],
  site: SiteConfig,
  dirs: IncludeRoots,
  { includable, isUntrusted }: { includable: readonly string[]; isUntrusted: IsUntrusted },
) {
  const { basePath, url } = site;
  const released = releasedVersions(files);
  const sources = files.flatMap(({ kind, path, data, untrusted }) =>
    isSourceKind(kind) ? [{ kind, path, data, body: '', bodyLine: 1, untrusted }] : [],
  );
  const [standard = 'en', ...others] = site.locales.map(({ code }) => code);
  const contentIn = (code: string, drafts: boolean, sidebarTexts?: (version: string) => SidebarTexts) => {
    const isDefault = code === standard;
    const local = { ...site, routePrefix: isDefault ? '' : `/${code}` };
    const options = { drafts, ...(sidebarTexts && { sidebarTexts }) };
    return loadContent(inLanguage(sources, code, { isDefault }), released, local, options);
  };
  const content = contentIn(standard, false);
  const withheld = withheldFiles(files, content);
  const withDrafts = withheld.size > 0 ? contentIn(standard, true) : content;
  const published = pagesOf(content, site);
  const all = withheld.size > 0 ? pagesOf(withDrafts, site) : published;
  const permalinks = new Map([...partialPermalinks(files, all.permalinks), ...all.permalinks]);
  // Computed on demand, because most sites have few translations, and checking one change needs few of them.
  const linksIn = memoize((code: string) => localLinks(contentIn(code, true), site));
  const routesIn = memoize((code: string): ReadonlySet<string> => siteRoutes(contentIn(code, false)));
  // Only languages with a folder of translations have pages.
  const inUse = new Set(withLanguagesInUse(site, dirs.contentDir).locales.map(({ code }) => code));
  return {
    config: site,
    files,
    byPath: withPartialAnchors(files),
    /** Everything that a production build publishes. */
    content,
    pages: published.pages,
    pathByRoute: new Map(all.pages.map(({ path, permalink }) => [permalink, path])),
    /** Content path → route. */
    permalinks,
    /** Content path → why a production build leaves the document out. */
    withheld,
    /** Every doc with its id, drafts too. */
    allDocs: withDrafts.versions.flatMap(({ docs }): readonly SitePage[] => docs),
    routes: published.routes,
    /** Routes of the language that an address is below; undefined for the default language. */
    localRoutes(route: string) {
      const code = others.find((other) => inUse.has(other) && isRouteBelow(`/${other}`, route));
      return code === undefined ? undefined : routesIn(code);
    },
    /** Names of the labels in the sidebars of a language, by version. */
    labelKeys(code: string): ReadonlyMap<string, ReadonlySet<string>> {
      const asked = new Map<string, Set<string>>();
      contentIn(code, true, (version) => {
        const keys = asked.get(version) ?? new Set<string>();
        asked.set(version, keys);
        // Not empty, because nothing looks for the texts of an empty one.
        return Object.assign(new Map([['', '']]), { get: (key: string) => void keys.add(key) });
      });
      return asked;
    },
    redirects: collectRedirects(content, site),
    publicNames: new Set(existsSync(dirs.publicDir) ? readdirSync(dirs.publicDir) : []),
    /** Folders that files may be included from. */
    roots: dirs,
    /** Markdown files that documents may include. */
    includable,
    isUntrusted,
    /** Target of a link in a file. Unpublished files can link to unpublished ones. */
    resolveLink(from: FileFacts, url: string) {
      const translation = splitTranslation(from.path);
      if (translation && others.includes(translation.locale))
        return linksIn(translation.locale)(translation.original, url);
      const { resolve } = withheld.has(from.path) ? all : published;
      // A translation into an unknown language is read as its original.
      const path = translation?.original ?? from.path;
      return resolve(path, permalinks.get(path) ?? '/', url);
    },
    resolveImage: createImageResolver({ ...dirs, basePath, url }),
  };
}
