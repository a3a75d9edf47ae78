import pick from 'lodash-es/pick.js';
import * as z from 'zod';
import { categorySchema } from '../../../schema/category';
import { docSchema } from '../../../schema/doc';
import { docsFolder, parseDocPath } from '../files/docs-folders';
import { isUntranslated } from '../files/translations';
import { safeData } from '../snapshot/safe-data';
import type { CategorySource, Doc, SourceDocument, Tag } from '../types';
import { dataEntries } from './blog-data';
import { buildTags, tagsOf } from './build-tags';
import { docId, docName, docPermalink } from './doc-route';
import { documentHead, headingOf, plainDescription, writtenTitle } from './document-head';

// Unknown keys are dropped here; the content check reports them.
const docFields = z.object(docSchema.shape);
const categoryFields = z.object(categorySchema.shape);

/**
 * Derives id, route, title and description of one docs file.
 * @throws ZodError if the front matter does not fit the schema, which the content check reports first
 */
export function buildDoc(
  source: SourceDocument,
  rootOf: (version: string) => string,
  tags: ReadonlyMap<string, Tag> = new Map(),
): Doc {
  const frontMatter = docFields.parse(safeData(source));
  const path = parseDocPath(source.path);
  const id = docId(path, frontMatter);
  const ownRoot = rootOf(path.version);
  return {
    ...documentHead(source),
    ...headingOf(source),
    frontMatter,
    id,
    version: path.version,
    permalink: docPermalink(ownRoot, path, frontMatter),
    title: writtenTitle(frontMatter) ?? source.heading ?? docName(path, frontMatter),
    tags: tagsOf(frontMatter.tags, tags, ownRoot, isUntranslated(source, 'tags')),
    description: plainDescription(frontMatter.description) ?? source.paragraph ?? '',
  };
}

/** Entries of tags.yml for the docs of a version, by key. */
export function docTagEntries(sources: readonly SourceDocument[], version: string, root: string): Map<string, Tag> {
  return buildTags(dataEntries(sources, 'Tags', `${docsFolder(version)}/`), root);
}

/** Docs of a site in path order, without drafts unless asked for. */
export function buildDocs(
  sources: readonly SourceDocument[],
  versions: readonly string[],
  options: { drafts: boolean; rootOf: (version: string) => string },
): Doc[] {
  const known = new Map(
    ['current', ...versions].map((version) => [version, docTagEntries(sources, version, options.rootOf(version))]),
  );
  return sources
    .filter((source) => source.kind === 'Doc')
    .map((source) => buildDoc(source, options.rootOf, known.get(parseDocPath(source.path).version)))
    .filter((doc) => options.drafts || !doc.frontMatter.draft);
}

/** Folder settings of a site. */
export function buildCategories(sources: readonly SourceDocument[]): CategorySource[] {
  return sources
    .filter((source) => source.kind === 'Category')
    .map((source) => {
      const written = safeData(source);
      const { collapsed, ...data } = categoryFields.parse(written);
      // Defaults for folders come from the configuration.
      return {
        ...pick(source, ['path', 'isOriginal', 'inherited']),
        data: { ...data, ...(typeof written['collapsed'] === 'boolean' && { collapsed }) },
      };
    });
}
