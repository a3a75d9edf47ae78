import 'server-only';
import type { MDXContent } from 'mdx/types';
import { site } from '../config/site';
import { compilePage } from '../mdx/compile';
import type { TocEntry } from '../mdx/types';
import { withBasePath } from '../urls';
import { type Breadcrumb, buildBreadcrumbs } from './breadcrumbs';
import { buildCards, type CardView } from './cards';
import { type LastUpdate, readLastUpdates } from './last-update';
import type { DocsVersion } from './load-content';
import { mdxContextFor } from './mdx-context';
import { buildPager, type Pager } from './pagination';
import { type SidebarCategory, sidebarPath } from './sidebar';
import { mapHrefs, sidebarWindow, type WindowItem } from './sidebar-window';
import { content, contentDir } from './store';
import type { Doc } from './types';
import { latestVersion, mainDocOf, type VersionBanner, versionBanner, versionRoutes } from './version-links';

/** A page in one docs version, by address. */
export interface VersionLink {
  name: string;
  label: string;
  href: string;
}

interface PageFrame {
  title: string;
  description: string;
  /** Route without the base path. */
  permalink: string;
  keywords: string[];
  image: string | undefined;
  unlisted: boolean;
  breadcrumbs: Breadcrumb[];
  /** Null where the page asks for none. */
  sidebar: { items: WindowItem[]; current: string; treeHref: string } | null;
  pager: Pager;
  cards: CardView[];
}

/** Everything a docs page shows. */
export interface DocView extends PageFrame {
  kind: 'doc';
  /** Path below the content folder. */
  source: string;
  /** What the page itself is headed with. */
  heading: string;
  hideTitle: boolean;
  /** Description as lead below the title; null where it only repeats the first paragraph. */
  lead: string | null;
  Content: MDXContent;
  /** Every anchor of the page. */
  anchors: TocEntry[];
  /** Entries of the table of contents; empty where it is hidden. */
  toc: TocEntry[];
  editUrl: string | null;
  /** This page in every docs version; null while there is only one. */
  versions: { current: string; links: VersionLink[] } | null;
  banner: (VersionBanner & { href: string }) | null;
  lastUpdate: LastUpdate | null;
}

/** A generated list of the pages of a category. */
export interface CategoryView extends PageFrame {
  kind: 'category';
}

const lastUpdates = readLastUpdates(contentDir);

function sidebarFor(version: DocsVersion, permalink: string) {
  const path = sidebarPath(version.sidebar, permalink);
  return {
    items: mapHrefs(sidebarWindow(version.sidebar, path), withBasePath),
    current: withBasePath(permalink),
    treeHref: withBasePath(`/sidebar/${version.name}.json?v=${version.sidebarHash}`),
  };
}

function withHrefs(pager: Pager): Pager {
  const link = (target: Pager['next']) => target && { ...target, href: withBasePath(target.href) };
  return { previous: link(pager.previous), next: link(pager.next) };
}

function versionsOf(version: DocsVersion, id: string): DocView['versions'] {
  return content.versions.length > 1 ? { current: version.name, links: versionLinks(id) } : null;
}

function lastUpdateOf({ frontMatter, path }: Doc): LastUpdate | null {
  const own = frontMatter.last_update;
  const fromGit = lastUpdates.get(path);
  const date = own?.date ?? fromGit?.date;
  return date ? { date, author: own?.author } : null;
}

async function docView(version: DocsVersion, doc: Doc): Promise<DocView> {
  const { frontMatter } = doc;
  const { Content, toc } = await compilePage(
    { ...doc, format: frontMatter.format },
    mdxContextFor(doc.path, doc.permalink),
  );
  const { toc_min_heading_level: min, toc_max_heading_level: max } = frontMatter;
  const path = sidebarPath(version.sidebar, doc.permalink);
  const own = path.at(-1);
  const folder = own?.type === 'category' ? own.items : (path.at(-2) as SidebarCategory | undefined)?.items;
  const editUrl =
    frontMatter.custom_edit_url === undefined
      ? site.editUrl && `${site.editUrl}${doc.path}`
      : frontMatter.custom_edit_url;
  const banner = versionBanner(content, version, doc, site.mainDoc);
  return {
    kind: 'doc',
    source: doc.path,
    title: doc.title,
    heading: doc.heading ?? doc.title,
    hideTitle: frontMatter.hide_title,
    lead: frontMatter.description ?? null,
    description: doc.description,
    permalink: doc.permalink,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    unlisted: frontMatter.unlisted,
    breadcrumbs: buildBreadcrumbs(path, withBasePath),
    sidebar: frontMatter.displayed_sidebar === null ? null : sidebarFor(version, doc.permalink),
    pager: withHrefs(buildPager(doc, version.sidebar, version.byId)),
    cards: buildCards(
      (folder ?? version.sidebar).filter((item) => item.href !== doc.permalink),
      version.byId,
      withBasePath,
    ),
    Content,
    anchors: toc,
    toc: frontMatter.hide_table_of_contents ? [] : toc.filter(({ depth }) => depth >= min && depth <= max),
    editUrl,
    lastUpdate: lastUpdateOf(doc),
    versions: versionsOf(version, doc.id),
    banner: banner && { ...banner, href: withBasePath(banner.latest.route) },
  };
}

function categoryView(version: DocsVersion, permalink: string, category: SidebarCategory): CategoryView {
  const path = sidebarPath(version.sidebar, permalink);
  return {
    kind: 'category',
    title: category.generated?.title ?? category.label,
    description: category.generated?.description ?? category.description ?? '',
    permalink,
    keywords: category.generated?.keywords ?? [],
    image: undefined,
    unlisted: false,
    breadcrumbs: buildBreadcrumbs(path, withBasePath),
    sidebar: sidebarFor(version, permalink),
    pager: { previous: null, next: null },
    cards: buildCards(category.items, version.byId, withBasePath),
  };
}

/** View model of the docs page at a route without base path, or null where there is none. */
export async function getDocView(route: string): Promise<DocView | CategoryView | null> {
  for (const version of content.versions) {
    const doc = version.byPermalink.get(route);
    if (doc) return docView(version, doc);
    const category = version.generatedPages.get(route);
    if (category) return categoryView(version, route, category);
  }
  return null;
}

/** Routes of all docs pages, without the base path. */
export function docRoutes(): string[] {
  return content.versions.flatMap((version) => [...version.byPermalink.keys(), ...version.generatedPages.keys()]);
}

/** Route of the doc that /docs leads to. */
export function mainDocRoute(): string {
  const version = latestVersion(content);
  return version ? mainDocOf(version, site.mainDoc) : '/';
}

/** A doc, or the main doc, in every version: what the version menu offers. */
export function versionLinks(id?: string): VersionLink[] {
  return versionRoutes(content, site.mainDoc, id).map(({ name, label, route }) => ({
    name,
    label,
    href: withBasePath(route),
  }));
}
