import 'server-only';
import { join } from 'node:path';
import { makeAlways, openKeptResults } from '../../mdx/kept-results';
import { readSections, type Section, sectionsSchema } from '../../mdx/sections';
import { buildSearchFiles, type SearchSource } from '../../search/build-files';
import { languageData } from '../../search/language-data';
import type { SearchDocFile, SearchIndexFile } from '../../search/types';
import { mdxContextOf } from '../links/mdx-context';
import { editions, fromEdition } from '../model/edition';
import type { DocsVersion } from '../model/load-content';
import type { Edition } from '../model/make-editions';
import { originalOf } from '../model/original';
import { localSuggestions } from '../model/suggestions';
import { latestVersion, latestVersions } from '../model/version-links';
import type { Doc, Page, Post } from '../types';
import { fileEngine } from './search-engine';

/** Where what the last build read of documents lies (lib/build/page-cache.ts), and the code it was read by. */
const { KEPT_PAGES: folder, KEPT_CODE: code = '' } = process.env;

type Keep = typeof makeAlways<Section[]>;

function toSource(
  edition: Edition,
  page: Doc | Page | Post,
  kind: SearchSource['kind'],
  breadcrumb: string[],
  keep: Keep | null,
): SearchSource {
  const { permalink, title, description, frontMatter } = page;
  // What is not translated leads to its original, and is there once.
  const route = originalOf(edition, page)?.route ?? permalink;
  if (!keep) return { route, title, kind, breadcrumb, description: '', keywords: [], sections: [] };
  const source = { ...page, format: frontMatter.format };
  const sections = keep(source, mdxContextOf(edition, page), (context) => readSections(source, context));
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
  const file = `sections-${edition.locale.code}-${versionName}.json`;
  const all = editions();
  // Pagefind makes its index of the exported pages, which development does not have. A cluster is fed with sections.
  const { engine } = site.search;
  const readsExport = process.env.NODE_ENV === 'production' && engine !== 'typesense' && fileEngine(all) === 'pagefind';
  const kept = folder === undefined ? undefined : openKeptResults(join(folder, file), sectionsSchema, code);
  const keep = readsExport ? null : (kept?.of ?? makeAlways);
  const others = latestVersions(content).filter(({ docsId }) => docsId !== version?.docsId);
  const docs = [...(version ? [version] : []), ...others].flatMap((searched) =>
    listed(searched.docs).map((doc) => toSource(edition, doc, 'doc', breadcrumbOf(searched, doc), keep)),
  );
  const pages = listed(content.pages).map((page) => toSource(edition, page, 'page', [], keep));
  const posts = listed(content.posts).map((post) => toSource(edition, post, 'post', [], keep));
  kept?.save();
  const language = readsExport ? undefined : languageData(edition.locale.code);
  const sources = [...docs, ...pages, ...posts];
  const listedRoutes = new Set(sources.map(({ route }) => route));
  const [standard] = all;
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
