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
import { attempt } from '../report/attempt';
import { recordOf } from '../report/values';
import { frontMatterOf } from './files/front-matter';

function readDocument(contentDir: string, path: string, kind: FileKind & SourceKind): SourceDocument {
  const text = readFileSync(join(contentDir, path), 'utf8');
  const source = { kind, path, bodyLine: 1, untrusted: false };
  if (!/\.mdx?$/.test(path)) return { ...source, data: recordOf(parse(text)), body: '' };
  const body = text.slice(splitFrontMatter(text)?.bodyStart ?? 0);
  // Leave out values that the content check refuses, so that the page still has its address.
  const data = isMarkdownKind(kind) ? soundData(frontMatterSchemas[kind], frontMatterOf(text)) : frontMatterOf(text);
  return { ...source, data, ...documentBody(path, body) };
}

/** The content model of a build in the default language; undefined if the content check has to report why. */
export function modelOf(contentDir: string, site: SiteConfig): Content | undefined {
  return attempt(() => {
    const sources = listContentFiles(contentDir).flatMap(({ path, kind, outside }) =>
      isSourceKind(kind) && !outside ? [readDocument(contentDir, path, kind)] : [],
    );
    const own = inLanguage(sources, site.locales[0]?.code ?? '', { isDefault: true });
    return loadContent(own, readVersions(contentDir), site, { drafts: false });
  }, undefined);
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
