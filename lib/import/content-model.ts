import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteConfig } from '../../schema/site';
import { listContentFiles } from '../check/content/list-files';
import { documentBody } from '../content/document-body';
import { type Content, type DocsVersion, loadContent } from '../content/load-content';
import { flattenSidebar } from '../content/sidebar';
import { siteRoutes } from '../content/site-routes';
import { splitFrontMatter } from '../content/split-front-matter';
import { inLanguage } from '../content/translations';
import type { SourceDocument, SourceKind } from '../content/types';
import { readVersions } from '../content/versions';
import { frontMatterOf } from './files/front-matter';
import { isValues } from './load/values';

const kinds: readonly SourceKind[] = ['Doc', 'Category', 'Post', 'Page', 'Authors', 'Tags', 'Sidebars'];

function readDocument(contentDir: string, path: string, kind: SourceKind): SourceDocument {
  const text = readFileSync(join(contentDir, path), 'utf8');
  if (/\.mdx?$/.test(path)) {
    const body = text.slice(splitFrontMatter(text)?.bodyStart ?? 0);
    return { kind, path, data: frontMatterOf(text), ...documentBody(path, body), bodyLine: 1, untrusted: false };
  }
  const data: unknown = parse(text);
  return { kind, path, data: isValues(data) ? data : {}, body: '', bodyLine: 1, untrusted: false };
}

/**
 * The model that a build would have of a content folder, in its default language. Undefined where the content check has to speak first, as after a
 * front matter that fits no schema.
 */
export function modelOf(contentDir: string, site: SiteConfig): Content | undefined {
  try {
    const sources = listContentFiles(contentDir).flatMap(({ path, kind, outside }) => {
      const known = kinds.find((name) => name === kind);
      return known && !outside ? [readDocument(contentDir, path, known)] : [];
    });
    const own = inLanguage(sources, site.locales[0]?.code ?? '', { isDefault: true });
    return loadContent(own, readVersions(contentDir), site, { drafts: false });
  } catch {
    return undefined;
  }
}

/** Every address of a model, in order. */
export function routesOf(content: Content): string[] {
  return [...siteRoutes(content)].sort();
}

/** The first doc of a version in the order of its sidebars. */
export function firstDoc(version: DocsVersion): { id: string; href: string } | undefined {
  for (const item of flattenSidebar(version.sidebars.flatMap(({ items }) => items))) {
    const doc = item.href === undefined ? undefined : version.byPermalink.get(item.href);
    if (doc) return { id: doc.id, href: doc.permalink };
  }
  const [doc] = version.docs;
  return doc && { id: doc.id, href: doc.permalink };
}
