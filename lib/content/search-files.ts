import 'server-only';
import { readSections } from '../mdx/sections';
import { buildSearchFiles, type SearchSource } from '../search/build-files';
import { languageData } from '../search/language-data';
import type { SearchDocFile, SearchIndexFile } from '../search/types';
import { editions, fromEdition } from './edition';
import type { DocsVersion } from './load-content';
import type { Edition } from './make-editions';
import { mdxContextOf } from './mdx-context';
import { originalOf } from './original';
import { localSuggestions } from './suggestions';
import type { Doc, Page, Post } from './types';
import { latestVersion, latestVersions } from './version-links';

const readsExport = process.env.NEXT_PUBLIC_SEARCH_ENGINE === 'pagefind';

function toSource(
  edition: Edition,
  page: Doc | Page | Post,
  kind: SearchSource['kind'],
  breadcrumb: string[],
): SearchSource {
  const { permalink, title, description, frontMatter } = page;
  // What is not translated leads to its original, and is there once.
  const route = originalOf(edition, page)?.route ?? permalink;
  if (readsExport) return { route, title, kind, breadcrumb, description: '', keywords: [], sections: [] };
  const sections = readSections({ ...page, format: frontMatter.format }, mdxContextOf(edition, page));
  return { route, title, kind, breadcrumb, description, keywords: frontMatter.keywords, sections };
}

/** Labels of the categories above a doc. */
function breadcrumbOf(version: DocsVersion, doc: Doc): string[] {
  const { path = [] } = version.places.get(doc.permalink) ?? {};
  return path.slice(0, -1).map(({ label }) => label);
}

const listed = <Item extends Doc | Page | Post>(items: readonly Item[]) =>
  items.filter(({ frontMatter }) => !frontMatter.unlisted);

const files = fromEdition(() => new Map<string, { doc: SearchDocFile; index: SearchIndexFile }>());

/**
 * The two files of the search in one docs version: its docs, the latest of further docs, and the posts and pages of the site. Drafts and unlisted pages
 * are in neither. Made once, because reading every section of the site takes a while.
 */
export function searchFiles(edition: Edition, versionName: string): { doc: SearchDocFile; index: SearchIndexFile } {
  const { content, site } = edition;
  const known = files(edition).get(versionName);
  if (known) return known;
  const version = content.versions.find(({ name }) => name === versionName);
  const others = latestVersions(content).filter(({ docsId }) => docsId !== version?.docsId);
  const docs = [...(version ? [version] : []), ...others].flatMap((searched) =>
    listed(searched.docs).map((doc) => toSource(edition, doc, 'doc', breadcrumbOf(searched, doc))),
  );
  const pages = listed(content.pages).map((page) => toSource(edition, page, 'page', []));
  const posts = listed(content.posts).map((post) => toSource(edition, post, 'post', []));
  const language = readsExport ? undefined : languageData(edition.locale.code);
  const sources = [...docs, ...pages, ...posts];
  const listedRoutes = new Set(sources.map(({ route }) => route));
  const [standard] = editions();
  const made = buildSearchFiles(sources, {
    synonyms: site.search.synonyms,
    suggestions: localSuggestions(site.search.suggestions, listedRoutes, standard.content, content),
    ...(language && { language }),
  });
  files(edition).set(versionName, made);
  return made;
}

/** Names of the versions of the site's own docs, the latest first. */
export function searchVersions({ content }: Edition): string[] {
  const latest = latestVersion(content)?.name;
  const others = content.versions
    .filter(({ docsId, name }) => docsId === undefined && name !== latest)
    .map(({ name }) => name);
  return latest === undefined ? others : [latest, ...others];
}
