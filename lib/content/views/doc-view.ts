import 'server-only';
import type { MDXContent } from 'mdx/types';
import type { TocEntry } from '../../mdx/types';
import { withBasePath } from '../../site/urls';
import type { LastUpdate } from '../files/last-update';
import { mdxContextOf } from '../links/mdx-context';
import { descriptionParts } from '../model/document-head';
import { editions } from '../model/edition';
import type { DocsVersion } from '../model/load-content';
import type { Edition } from '../model/make-editions';
import { type Original, originalOf } from '../model/original';
import {
  categoryWithId,
  docWithId,
  type FindInVersion,
  latestVersion,
  mainDocOf,
  type VersionBanner,
  type VersionRoute,
  versionBanner,
  versionRoutes,
} from '../model/version-links';
import type { Place } from '../sidebar/doc-places';
import { type Breadcrumb, buildBreadcrumbs, type SidebarCategory } from '../sidebar/sidebar';
import { sidebarWindow, type WindowItem } from '../sidebar/sidebar-window';
import { knownLastUpdate } from '../snapshot/store';
import type { Doc, HeadingPart, PageFrame } from '../types';
import { buildCards, type CardView, docCards } from './cards';
import type { Compile } from './compile-document';
import { buildPager, type Pager } from './pagination';
import { type TagView, tagView } from './post-parts';
import { hasOwnHeading, shownHeadings } from './shown-headings';

export interface VersionLink {
  name: string;
  label: string;
  href: string;
}

interface VersionFrame {
  /** This page in every docs version; null if there is only one. */
  versions: { current: string; links: VersionLink[] } | null;
  banner: (VersionBanner & { href: string }) | null;
  /** Name of the version, if its pages show it. */
  badge: string | null;
  /** Classes of the pages of the version. */
  className: string | undefined;
}

export type DocsPageFrame = VersionFrame & PageFrame;

interface SidebarFrame extends DocsPageFrame {
  breadcrumbs: Breadcrumb[];
  /** Null if the page is in no sidebar, or should show none. */
  sidebar: { items: WindowItem[]; current: string; treeHref: string } | null;
  pager: Pager;
  cards: CardView[];
}

export interface DocView extends SidebarFrame {
  kind: 'doc';
  original: Original | null;
  /** Path below the content folder. */
  source: string;
  heading: HeadingPart[];
  hideTitle: boolean;
  /** Whether no list or menu links to it. `unlisted` also covers pages of some versions that search engines should leave out. */
  isUnlisted: boolean;
  /** Whether the text contains its own heading. */
  headed: boolean;
  /** Description below the title; null if it only repeats the first paragraph. */
  lead: HeadingPart[] | null;
  Content: MDXContent;
  anchors: TocEntry[];
  /** Entries of the table of contents; empty if it is hidden. */
  toc: TocEntry[];
  tags: TagView[];
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
}

/** A generated list of the pages of a category. */
export interface CategoryView extends SidebarFrame {
  kind: 'category';
  /** Title and description are untranslated. */
  originalTitle?: true;
  originalDescription?: true;
}

/** Fields that depend on the place of a page. */
function around(
  place: Place | undefined,
  current: string,
  { docs }: Edition['site'],
): Pick<SidebarFrame, 'breadcrumbs' | 'sidebar'> {
  if (!place) return { breadcrumbs: [], sidebar: null };
  const { path, sidebar } = place;
  return {
    breadcrumbs: docs.breadcrumbs ? buildBreadcrumbs(path, withBasePath) : [],
    sidebar: {
      items: sidebarWindow(sidebar.items, path),
      current,
      treeHref: withBasePath(`/sidebar/${sidebar.file}.json?v=${sidebar.hash}`),
    },
  };
}

function withHrefs(pager: Pager): Pager {
  const link = (target: Pager['next']) => target && { ...target, href: withBasePath(target.href) };
  return { previous: link(pager.previous), next: link(pager.next) };
}

function toLink({ name, label, route }: VersionRoute): VersionLink {
  return { name, label, href: withBasePath(route) };
}

/** Version links of a page: the page in every version, and a banner if another version is preferred. */
export function versionFrame({ content, site }: Edition, version: DocsVersion, find: FindInVersion): VersionFrame {
  const routes = versionRoutes(content, site.mainDoc, find, version.docsId);
  const looks = { badge: version.badge ? version.label : null, className: version.className };
  if (routes.length < 2) return { ...looks, versions: null, banner: null };
  const banner = versionBanner(content, version, routes, find);
  return {
    ...looks,
    versions: { current: version.name, links: routes.map(toLink) },
    banner: banner && { ...banner, href: withBasePath(banner.latest.route) },
  };
}

async function docView(edition: Edition, version: DocsVersion, doc: Doc, compile: Compile): Promise<DocView> {
  const { site, language } = edition;
  const { frontMatter } = doc;
  const { Content, toc, head } = await compile({ ...doc, format: frontMatter.format }, mdxContextOf(edition, doc));
  const place = version.places.get(doc.permalink);
  // Headings of the text are always shown. Only the title above it can be hidden.
  const hideTitle = frontMatter.hide_title && doc.heading === undefined;
  const editUrl =
    frontMatter.custom_edit_url === undefined
      ? site.editUrl && `${site.editUrl}${doc.file ?? doc.path}`
      : frontMatter.custom_edit_url;
  return {
    kind: 'doc',
    source: doc.file ?? doc.path,
    original: originalOf(edition, doc, editions()[0]),
    title: doc.title,
    heading: doc.headingParts ?? [doc.heading ?? doc.title],
    hideTitle,
    isUnlisted: frontMatter.unlisted,
    headed: hasOwnHeading({ heading: doc.heading, hideTitle }, toc),
    lead: site.docs.showDescription && frontMatter.description ? descriptionParts(frontMatter.description) : null,
    description: doc.description,
    ...(head && { head }),
    permalink: doc.permalink,
    keywords: frontMatter.keywords,
    unlisted: frontMatter.unlisted || version.noIndex,
    ...around(place, doc.permalink, site),
    pager: withHrefs(buildPager(place, version.byId, frontMatter)),
    cards: docCards(version, doc.permalink, withBasePath, language),
    Content,
    anchors: toc,
    toc: shownHeadings(toc, frontMatter),
    tags: doc.tags.map(tagView),
    editUrl,
    lastUpdate: knownLastUpdate(doc),
    ...versionFrame(edition, version, docWithId(doc.id)),
  };
}

function categoryView(
  edition: Edition,
  version: DocsVersion,
  permalink: string,
  category: SidebarCategory,
): CategoryView {
  const place = version.places.get(permalink);
  const {
    label,
    original,
    generated = { title: label, originalTitle: original, description: undefined, keywords: [] },
  } = category;
  const about = generated.description === undefined ? category : generated;
  return {
    kind: 'category',
    title: generated.title,
    ...(generated.originalTitle && { originalTitle: true }),
    description: about.description ?? '',
    ...(about.originalDescription && { originalDescription: true }),
    permalink,
    keywords: generated.keywords,
    unlisted: version.noIndex,
    ...around(place, permalink, edition.site),
    pager: withHrefs(buildPager(place, version.byId)),
    cards: buildCards(category.items, version.byId, withBasePath, edition.language),
    ...versionFrame(edition, version, categoryWithId(category.id)),
  };
}

/** View model of the docs page at a route without base path, or null where there is none. */
export async function getDocView(
  edition: Edition,
  route: string,
  compile: Compile,
): Promise<DocView | CategoryView | null> {
  for (const version of edition.content.versions) {
    const doc = version.byPermalink.get(route);
    if (doc) return docView(edition, version, doc, compile);
    const category = version.generatedPages.get(route);
    if (category) return categoryView(edition, version, route, category);
  }
  return null;
}

/** Route of the first doc of a version, for the root of that version: /docs or /docs/next. Null for other routes. */
export function mainDocOfRoot({ content, site }: Edition, root: string): string | null {
  const version = content.versions.find((candidate) => candidate.root === root);
  return version && version.docs.length > 0 ? mainDocOf(version, site.mainDoc) : null;
}

/** Route of the main doc of the latest version; of the home page where there are no docs. */
export function mainDocRoute({ content, site }: Edition): string {
  const version = latestVersion(content);
  return version && version.docs.length > 0 ? mainDocOf(version, site.mainDoc) : content.home;
}
