import { componentName } from '../../mdx/components/component-name';
import { isExcluded } from '../../mdx/excluded-path';
import type { SourceKind } from '../types';
import { docsOfVersionsFile, sidebarsVersion, splitDocsPath } from './docs-folders';
import { splitTranslation } from './translations';

export type MarkdownKind = 'Doc' | 'Post' | 'Page';

export type DataFileKind = 'Category' | 'Authors' | 'Tags' | 'Versions' | 'Sidebars' | 'Words' | 'Labels';
/**
 * `Component` is a module of the site's own. `Partial` is a Markdown file that is no page; it is read if a page includes it.
 * `Stray` is a Markdown file that no part of the site reads.
 */
export type FileKind = MarkdownKind | DataFileKind | 'Component' | 'Partial' | 'Stray';

/** Kind of a file below the folder of a version. */
const docsPatterns: readonly [RegExp, FileKind][] = [
  [/^(?:.*\/)?_category_\.(?:json|ya?ml)$/, 'Category'],
  [/\.mdx?$/, 'Doc'],
  [/^tags\.ya?ml$/, 'Tags'],
];

const patterns: readonly [RegExp, FileKind][] = [
  [/^blog\/.*\.mdx?$/, 'Post'],
  [/^pages\/.*\.mdx?$/, 'Page'],
  [/^(?:blog\/)?authors\.ya?ml$/, 'Authors'],
  [/^(?:blog\/)?tags\.ya?ml$/, 'Tags'],
  [/^words\/[^/]+\.json$/, 'Words'],
  [/^i18n\/[^/]+\/(?:docusaurus-theme-classic\/(?:navbar|footer)|code)\.json$/, 'Labels'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs[^/]*\/(?:current|version-[^/]+)\.json$/, 'Labels'],
  [/^components\/.*\.mdx?$/, 'Partial'],
  [/\.(?:mdx?|markdown)$/i, 'Stray'],
];

/** Kind of a file below the content folder; undefined for files that the check ignores. */
export function fileKind(file: string): FileKind | undefined {
  // A translation has the kind of its original.
  const path = splitTranslation(file)?.original ?? file;
  if (path.split('/').some((part) => part.startsWith('.') || part === 'node_modules')) return undefined;
  if (isExcluded(path)) return /\.mdx?$/i.test(path) ? 'Partial' : undefined;
  if (componentName(path) !== undefined) return 'Component';
  if (docsOfVersionsFile(path)) return 'Versions';
  if (sidebarsVersion(path) !== undefined) return 'Sidebars';
  const below = splitDocsPath(path)?.below;
  const inDocs = below === undefined ? undefined : docsPatterns.find(([pattern]) => pattern.test(below));
  return (inDocs ?? patterns.find(([pattern]) => pattern.test(path)))?.[1];
}

/** Whether a kind has a body. */
export function isMarkdownKind(kind: FileKind | undefined): kind is MarkdownKind {
  return kind === 'Doc' || kind === 'Post' || kind === 'Page';
}

/** Whether the site is made of files of a kind. */
export function isSourceKind(kind: FileKind): kind is FileKind & SourceKind {
  return isMarkdownKind(kind) || ['Category', 'Authors', 'Tags', 'Sidebars'].includes(kind);
}
