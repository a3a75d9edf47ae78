import type { Section } from '../../mdx/read-sections';
import { buildSearchFiles, type SearchSource } from '../../search/build-files';
import { chooseEngine, type FileEngine } from '../../search/choose-engine';
import { languageData } from '../../search/language-data';
import { localSuggestions } from '../model/documents';
import type { DocsVersion } from '../model/load-content';
import type { Edition } from '../model/make-editions';
import { originalOf } from '../model/original';
import { latestVersion, latestVersions } from '../model/version-links';
import type { Doc, Page, Post } from '../types';

interface SearchFilesInput {
  /** The default edition, which names suggestions and originals. */
  standard: Edition;
  /** Sections of a document; null where another index is made of the finished pages. */
  sectionsOf: ((document: Doc | Page | Post) => Section[]) | null;
}

function toSource(
  edition: Edition,
  page: Doc | Page | Post,
  kind: SearchSource['kind'],
  breadcrumb: string[],
  { standard, sectionsOf }: SearchFilesInput,
): SearchSource {
  const { permalink, title, description, frontMatter } = page;
  // What is not translated leads to its original, and is there once.
  const route = originalOf(edition, page, standard)?.route ?? permalink;
  if (!sectionsOf) return { route, title, kind, breadcrumb, description: '', keywords: [], sections: [] };
  // Readers look for what somebody wrote.
  const names = 'authors' in page ? page.authors.map(({ name }) => name) : [];
  const keywords = [...frontMatter.keywords, ...names];
  return { route, title, kind, breadcrumb, description, keywords, sections: sectionsOf(page) };
}

/** Labels of the categories above a doc. */
function breadcrumbOf(version: DocsVersion, doc: Doc): string[] {
  const { path = [] } = version.places.get(doc.permalink) ?? {};
  return path.slice(0, -1).map(({ label }) => label);
}

const listed = <Item extends Doc | Page | Post>(items: readonly Item[]) =>
  items.filter(({ frontMatter }) => !frontMatter.unlisted);

/** The two files of the search in a version: its docs, the latest further docs, posts and pages, without unlisted ones. */
export function searchFiles(edition: Edition, versionName: string, input: SearchFilesInput) {
  const { content, site } = edition;
  const version = content.versions.find(({ name }) => name === versionName);
  const others = latestVersions(content).filter(({ docsId }) => docsId !== version?.docsId);
  const docs = [...(version ? [version] : []), ...others].flatMap((searched) =>
    listed(searched.docs).map((doc) => toSource(edition, doc, 'doc', breadcrumbOf(searched, doc), input)),
  );
  const pages = listed(content.pages).map((page) => toSource(edition, page, 'page', [], input));
  const posts = listed(content.posts).map((post) => toSource(edition, post, 'post', [], input));
  const sources = [...docs, ...pages, ...posts];
  const language = input.sectionsOf && languageData(edition.locale.code);
  const routes = new Set(sources.map(({ route }) => route));
  return buildSearchFiles(sources, {
    synonyms: site.search.synonyms,
    suggestions: localSuggestions(site.search.suggestions, routes, input.standard.content, content),
    ...(language && { language }),
  });
}

/** Names of the versions of the site's own docs, the latest first. */
export function searchVersions({ content }: Edition): string[] {
  const latest = latestVersion(content)?.name;
  const others = content.versions
    .filter(({ docsId, name }) => docsId === undefined && name !== latest)
    .map(({ name }) => name);
  return latest === undefined ? others : [latest, ...others];
}

const sizeOf = (documents: readonly { body: string }[]) => documents.reduce((sum, { body }) => sum + body.length, 0);

/** Characters of the largest set of documents that is searched together: a version with the posts and pages of its language. */
export function searchedCharacters(editions: readonly Edition[]): number {
  return Math.max(
    ...editions.map(({ content }) => {
      const docs = content.versions.map((version) => sizeOf(version.docs));
      return Math.max(0, ...docs) + sizeOf(content.posts) + sizeOf(content.pages);
    }),
  );
}

/** The engine whose files the export has, for all its languages and versions. */
export function fileEngine(editions: readonly [Edition, ...Edition[]]): FileEngine {
  return chooseEngine(editions[0].site.search.engine, searchedCharacters(editions));
}
