import 'server-only';
import { withBasePath } from '../../site/urls';
import { mdxContextOf } from '../links/mdx-context';
import { descriptionParts } from '../model/document-head';
import { editions } from '../model/edition';
import type { DocsVersion } from '../model/load-content';
import type { Edition } from '../model/make-editions';
import { originalOf } from '../model/original';
import {
  categoryWithId,
  docWithId,
  type FindInVersion,
  latestVersion,
  mainDocOf,
  type VersionRoute,
  versionBanner,
  versionRoutes,
} from '../model/version-links';
import type { Place } from '../sidebar/doc-places';
import { buildBreadcrumbs, type SidebarCategory } from '../sidebar/sidebar';
import { sidebarWindow } from '../sidebar/sidebar-window';
import { knownLastUpdate } from '../snapshot/store';
import type { Doc } from '../types';
import { buildCards, docCards } from './cards';
import type { Compile } from './compile-document';
import { buildPager } from './pagination';
import { tagView } from './post-parts';
import { hasOwnHeading, headingId, shownHeadings } from './shown-headings';

export type VersionLink = ReturnType<typeof toLink>;
export type DocView = Awaited<ReturnType<typeof docView>>;

/** A generated list of the pages of a category. */
export type CategoryView = ReturnType<typeof categoryView>;

/** Fields that depend on the place of a page. */
function around(place: Place | undefined, current: string, { docs }: Edition['site']) {
  if (!place) return { breadcrumbs: [], sidebar: null };
  const { path, sidebar } = place;
  return {
    breadcrumbs: docs.breadcrumbs ? buildBreadcrumbs(path, withBasePath) : [],
    /** Null if the page is in no sidebar, or should show none. */
    sidebar: {
      items: sidebarWindow(sidebar.items, path),
      current,
      treeHref: withBasePath(`/sidebar/${sidebar.file}.json?v=${sidebar.hash}`),
    },
  };
}

function toLink({ name, label, route }: VersionRoute) {
  return { name, label, href: withBasePath(route) };
}

/** Version links of a page: the page in every version, and a banner if another version is preferred. */
export function versionFrame({ content, site }: Edition, version: DocsVersion, find: FindInVersion) {
  const routes = versionRoutes(content, site.mainDoc, find, version.docsId);
  const banner = routes.length < 2 ? null : versionBanner(content, version, routes, find);
  return {
    /** Name of the version, if its pages show it. */
    badge: version.badge ? version.label : null,
    className: version.className,
    /** This page in every docs version; null if there is only one. */
    versions: routes.length < 2 ? null : { current: version.name, links: routes.map(toLink) },
    banner: banner && { ...banner, href: withBasePath(banner.latest.route) },
  };
}

async function docView(edition: Edition, version: DocsVersion, doc: Doc, compile: Compile) {
  const { site, language } = edition;
  const { frontMatter } = doc;
  const { Content, toc, head } = await compile({ ...doc, format: frontMatter.format }, mdxContextOf(edition, doc));
  const place = version.places.get(doc.permalink);
  // Headings of the text are always shown. Only the title above it can be hidden.
  const hideTitle = frontMatter.hide_title && doc.heading === undefined;
  const source = doc.file ?? doc.path;
  const { custom_edit_url: editUrl = site.editUrl && `${site.editUrl}${source}` } = frontMatter;
  return {
    kind: 'doc' as const,
    source,
    original: originalOf(edition, doc, editions()[0]),
    title: doc.title,
    heading: doc.headingParts ?? [doc.heading ?? doc.title],
    headingId: headingId(doc, toc),
    hideTitle,
    /** Whether no list or menu links to it. `unlisted` also covers pages of some versions that search engines should leave out. */
    isUnlisted: frontMatter.unlisted,
    /** Whether the text contains its own heading. */
    headed: hasOwnHeading({ heading: doc.heading, hideTitle }, toc),
    /** Description below the title; null if it only repeats the first paragraph. */
    lead: site.docs.showDescription && frontMatter.description ? descriptionParts(frontMatter.description) : null,
    description: doc.description,
    ...(head && { head }),
    permalink: doc.permalink,
    keywords: frontMatter.keywords,
    unlisted: frontMatter.unlisted || version.noIndex,
    ...around(place, doc.permalink, site),
    pager: buildPager(place, version.byId, frontMatter),
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

function categoryView(edition: Edition, version: DocsVersion, permalink: string, category: SidebarCategory) {
  const place = version.places.get(permalink);
  const {
    label,
    original,
    generated = { title: label, originalTitle: original, description: undefined, keywords: [] },
  } = category;
  const about = generated.description === undefined ? category : generated;
  return {
    kind: 'category' as const,
    title: generated.title,
    ...(generated.originalTitle && { originalTitle: true as const }),
    description: about.description ?? '',
    ...(about.originalDescription && { originalDescription: true as const }),
    permalink,
    keywords: generated.keywords,
    unlisted: version.noIndex,
    ...around(place, permalink, edition.site),
    pager: buildPager(place, version.byId),
    cards: buildCards(category.items, version.byId, withBasePath, edition.language),
    ...versionFrame(edition, version, categoryWithId(category.id)),
  };
}

/** View model of the docs page at a route without base path, or null where there is none. */
export async function getDocView(edition: Edition, route: string, compile: Compile) {
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
