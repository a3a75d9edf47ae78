import type { SiteConfig } from '../../../schema/site';
import type { IncludedFile } from '../../mdx/types';
import { parseDocPath, splitVersionKey } from '../files/docs-folders';
import { buildSidebars } from '../sidebar/build-sidebars';
import { declaredSidebars } from '../sidebar/declared-sidebars';
import { findPlaces, isGenerated, type Place } from '../sidebar/doc-places';
import { flattenSidebar, type Sidebar, type SidebarCategory } from '../sidebar/sidebar';
import { type SidebarTexts, translateSidebar } from '../sidebar/sidebar-texts';
import type { Author, Doc, Page, Post, SourceDocument, Tag } from '../types';
import { dataEntries } from './blog-data';
import { buildAuthors } from './build-authors';
import { buildCategories, buildDocs, docTagEntries } from './build-docs';
import { buildPages } from './build-pages';
import { buildPosts } from './build-posts';
import { buildTags } from './build-tags';
import { docTags, type TaggedDocs } from './doc-tags';
import { joinRoute } from './join-route';
import { docsSettings, latestName, versionRoot, versionsOf } from './released-versions';
import { versionLabel } from './version-label';

export interface DocsVersion {
  /** `current`, a name from versions.json, or that of further docs with their id. */
  name: string;
  label: string;
  /** Id of further docs; undefined for those that need none. */
  docsId: string | undefined;
  isLatest: boolean;
  root: string;
  /** Banner above the text of its pages; null for none. */
  banner: 'unreleased' | 'unmaintained' | null;
  noIndex: boolean;
  /** Whether its pages name it above their title, and classes of its pages. */
  badge: boolean;
  className: string | undefined;
  docs: Doc[];
  /** Route of a tag → the docs that have it. */
  tags: ReadonlyMap<string, TaggedDocs>;
  byId: ReadonlyMap<string, Doc>;
  byPermalink: ReadonlyMap<string, Doc>;
  /** In the order they are declared in. */
  sidebars: readonly Sidebar[];
  /** Route → place of the page; absent for pages without a sidebar. */
  places: ReadonlyMap<string, Place>;
  /** Route → category, for categories with a generated index page. */
  generatedPages: ReadonlyMap<string, SidebarCategory>;
}

export interface Content {
  /** Route of the home page: / or that of a language. */
  home: string;
  /** Of the site's own docs, docs/ first, then of further ones. */
  versions: DocsVersion[];
  blogRoot: string;
  pages: Page[];
  postsPerPage: number;
  /** Newest first, unlisted ones too. */
  posts: Post[];
  authors: ReadonlyMap<string, Author>;
  tags: ReadonlyMap<string, Tag>;
  /** Files that documents include, by import path. */
  included: ReadonlyMap<string, IncludedFile>;
}

/** Versions newer than the latest are unreleased, older ones unmaintained. docs/ is newest, then follows versions.json. */
function bannerOf(key: string, versions: readonly string[], site: SiteConfig): DocsVersion['banner'] {
  const { name, docsId } = splitVersionKey(key);
  const own = docsSettings(site, docsId).versions.banners[name];
  if (own !== undefined) return own === 'none' ? null : own;
  const order = versionsOf(docsId, versions);
  const steps = order.indexOf(key) - order.indexOf(latestName(site, versions, docsId));
  if (steps === 0) return null;
  return steps < 0 ? 'unreleased' : 'unmaintained';
}

function loadVersion(
  name: string,
  allDocs: readonly Doc[],
  sources: readonly SourceDocument[],
  released: readonly string[],
  site: SiteConfig & { routePrefix?: string },
  sidebarTexts: (version: string) => SidebarTexts,
): DocsVersion {
  const { docsId, name: ownName } = splitVersionKey(name);
  const settings = docsSettings(site, docsId).versions;
  const docs = allDocs.filter((doc) => doc.version === name);
  const root = versionRoot(site, name, released);
  const categories = buildCategories(sources).filter((category) => parseDocPath(category.path).version === name);
  const declared = declaredSidebars(sources, { name, docs, categories }, site);
  const translated = declared.map(
    ([sidebar, items]) => [sidebar, translateSidebar(items, sidebar, sidebarTexts(name))] as const,
  );
  const { sidebars, sidebarOf } = buildSidebars(translated, {
    name,
    root,
    docs,
    basePath: site.basePath,
    language: site.routePrefix?.slice(1) ?? '',
  });
  const generated = sidebars.flatMap(({ items }) => flattenSidebar(items).filter(isGenerated));
  return {
    name,
    label: versionLabel(name, site, sidebarTexts(name)),
    docsId,
    isLatest: name === latestName(site, released, docsId),
    root,
    banner: bannerOf(name, released, site),
    noIndex: settings.noIndex.includes(ownName),
    badge: settings.badges[ownName] ?? false,
    className: settings.classNames[ownName],
    docs,
    tags: docTags(docs, docTagEntries(sources, name, root)),
    byId: new Map(docs.map((doc) => [doc.id, doc])),
    byPermalink: new Map(docs.map((doc) => [doc.permalink, doc])),
    sidebars,
    places: findPlaces(sidebars, docs, sidebarOf),
    // If two docs have one address, the first is shown.
    generatedPages: new Map(generated.map((category) => [category.href, category] as const).reverse()),
  };
}

/** Without docs that were only written for releases: a folder without docs is no version where others are. */
function withoutEmpty(versions: readonly DocsVersion[]): DocsVersion[] {
  return versions.filter(({ name, docsId, docs }) => {
    const isCurrent = splitVersionKey(name).name === 'current';
    return docs.length > 0 || !isCurrent || !versions.some((other) => other.docsId === docsId && other.docs.length > 0);
  });
}

/**
 * Turns the published documents into the model every page is built from.
 * @param released every version but docs/, as `readVersions` finds them
 * @param options `drafts` keeps drafts and posts of a later date than `now`; `sidebarTexts` finds the labels of sidebars and versions in another language
 */
export function loadContent(
  sources: readonly SourceDocument[],
  released: readonly string[],
  site: SiteConfig & { routePrefix?: string },
  options: { drafts: boolean; now?: Date; sidebarTexts?: (version: string) => SidebarTexts },
): Content {
  const { drafts, now = new Date(), sidebarTexts = () => new Map() } = options;
  const { routePrefix = '' } = site;
  const blogRoot = joinRoute(routePrefix, site.blog.routeBasePath);
  const docs = buildDocs(sources, released, { drafts, rootOf: (name) => versionRoot(site, name, released) });
  const authors = buildAuthors(sources, blogRoot);
  const tags = buildTags(dataEntries(sources, 'Tags', 'blog/'), blogRoot);
  return {
    home: routePrefix || '/',
    blogRoot,
    postsPerPage: site.blog.postsPerPage === 'ALL' ? Number.POSITIVE_INFINITY : site.blog.postsPerPage,
    versions: withoutEmpty(
      ['current', ...released].map((name) => loadVersion(name, docs, sources, released, site, sidebarTexts)),
    ),
    pages: buildPages(sources, site, options),
    posts: buildPosts(sources, { root: blogRoot, authors, tags }, { drafts, now }),
    authors,
    tags,
    included: new Map(sources.filter(({ kind }) => kind === 'Included').map((source) => [source.path, source])),
  };
}
