import 'server-only';
import { site } from '../config/site';
import { readSections } from '../mdx/sections';
import { buildSearchFiles, type SearchSource } from '../search/build-files';
import type { SearchDocFile, SearchIndexFile } from '../search/types';
import type { DocsVersion } from './load-content';
import { mdxContextFor } from './mdx-context';
import { content, fromContent } from './store';
import type { Doc, Page, Post } from './types';
import { latestVersion, latestVersions } from './version-links';

const readsExport = process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'pagefind';

function toSource(page: Doc | Page | Post, kind: SearchSource['kind'], breadcrumb: string[]): SearchSource {
  const { path, permalink: route, title, description, frontMatter } = page;
  if (readsExport) return { route, title, kind, breadcrumb, description: '', keywords: [], sections: [] };
  const sections = readSections({ ...page, format: frontMatter.format }, mdxContextFor(path, route));
  return { route, title, kind, breadcrumb, description, keywords: frontMatter.keywords, sections };
}

/** Labels of the categories above a doc. */
function breadcrumbOf(version: DocsVersion, doc: Doc): string[] {
  const { path = [] } = version.places.get(doc.permalink) ?? {};
  return path.slice(0, -1).map(({ label }) => label);
}

const listed = <Item extends Doc | Page | Post>(items: readonly Item[]) =>
  items.filter(({ frontMatter }) => !frontMatter.unlisted);

const files = fromContent(() => new Map<string, { doc: SearchDocFile; index: SearchIndexFile }>());

/**
 * The two files of the search in one docs version: its docs, the latest of further docs, and the posts and pages of the site. Drafts and unlisted pages
 * are in neither. Made once, because reading every section of the site takes a while.
 */
export function searchFiles(versionName: string): { doc: SearchDocFile; index: SearchIndexFile } {
  const known = files().get(versionName);
  if (known) return known;
  const version = content().versions.find(({ name }) => name === versionName);
  const others = latestVersions(content()).filter(({ docsId }) => docsId !== version?.docsId);
  const docs = [...(version ? [version] : []), ...others].flatMap((searched) =>
    listed(searched.docs).map((doc) => toSource(doc, 'doc', breadcrumbOf(searched, doc))),
  );
  const pages = listed(content().pages).map((page) => toSource(page, 'page', []));
  const posts = listed(content().posts).map((post) => toSource(post, 'post', []));
  const made = buildSearchFiles([...docs, ...pages, ...posts], {
    synonyms: site.search.synonyms,
    suggestions: site.search.suggestions,
  });
  files().set(versionName, made);
  return made;
}

/** Names of the versions of the site's own docs, the latest first. */
export function searchVersions(): string[] {
  const latest = latestVersion(content())?.name;
  const others = content()
    .versions.filter(({ docsId, name }) => docsId === undefined && name !== latest)
    .map(({ name }) => name);
  return latest === undefined ? others : [latest, ...others];
}
