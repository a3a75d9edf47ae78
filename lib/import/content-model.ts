import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteConfig } from '../../schema/site';
import { listContentFiles } from '../check/content/content-files';
import { soundData } from '../check/content/data-problems';
import { frontMatterSchemas } from '../check/content/kinds';
import { type FileKind, isMarkdownKind, isSourceKind } from '../content/files/file-kind';
import { splitFrontMatter } from '../content/files/split-front-matter';
import { inLanguage } from '../content/files/translations';
import { type Content, type DocsVersion, loadContent } from '../content/model/load-content';
import { readVersions } from '../content/model/released-versions';
import { siteRoutes } from '../content/model/site-routes';
import { flattenSidebar } from '../content/sidebar/sidebar';
import { documentBody } from '../content/snapshot/publish';
import type { SourceDocument, SourceKind } from '../content/types';
import { recordOf } from '../report/values';
import { frontMatterOf } from './files/front-matter';

function readDocument(contentDir: string, path: string, kind: FileKind & SourceKind): SourceDocument {
  const text = readFileSync(join(contentDir, path), 'utf8');
  if (/\.mdx?$/.test(path)) {
    const body = text.slice(splitFrontMatter(text)?.bodyStart ?? 0);
    // Leave out values that the content check refuses, so that the page still has its address.
    const data = isMarkdownKind(kind) ? soundData(frontMatterSchemas[kind], frontMatterOf(text)) : frontMatterOf(text);
    return { kind, path, data, ...documentBody(path, body), bodyLine: 1, untrusted: false };
  }
  return { kind, path, data: recordOf(parse(text)), body: '', bodyLine: 1, untrusted: false };
}

/** The content model of a build in the default language; undefined if the content check has to report why. */
export function modelOf(contentDir: string, site: SiteConfig): Content | undefined {
  try {
    const sources = listContentFiles(contentDir).flatMap(({ path, kind, outside }) =>
      isSourceKind(kind) && !outside ? [readDocument(contentDir, path, kind)] : [],
    );
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
