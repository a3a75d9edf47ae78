import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listContentFiles } from '@/lib/check/content/content-files';
import { fileFacts } from '@/lib/check/content/file-facts';
import { withPartialAnchors } from '@/lib/check/content/partials';
import { validateSiteConfig } from '@/lib/config/config-mistakes';
import type { Content, DocsVersion } from '@/lib/content/model/load-content';
import type { SidebarItem } from '@/lib/content/sidebar/sidebar';
import { buildPager } from '@/lib/content/views/pagination';
import { modelOf, routesOf } from '@/lib/import/content-model';
import { convertSite } from '@/lib/import/convert';
import { loadSite } from '@/lib/import/load/load-site';
import { createReport } from '@/lib/import/report';
import { recordedSites, writeRecordedSite } from '@/tests/support/recorded-sites';
import { readTable, type SidebarRow, type SiteTable } from '@/tests/support/site-table';
import { tempFolder } from '@/tests/unit/temp-folder';

interface Moved {
  content: Content;
  contentDir: string;
  routes: ReadonlySet<string>;
}

async function moveIn(name: string): Promise<Moved> {
  const [siteDir, stage] = [tempFolder(), tempFolder()];
  writeRecordedSite(name, siteDir);
  const site = await loadSite({ root: process.cwd(), siteDir });
  const { settings } = await convertSite({ root: process.cwd(), site, stage, report: createReport() });
  const contentDir = join(stage, 'content');
  const content = modelOf(contentDir, validateSiteConfig(settings));
  if (!content) throw new Error('The content does not fit the schema.');
  const redirects = (settings.redirects ?? []).map(({ from }) => from);
  return { content, contentDir, routes: new Set([...routesOf(content), ...redirects]) };
}

function textsOf({ content, contentDir }: Moved) {
  const docs = content.versions.flatMap((version) =>
    version.docs.map((doc) => ({
      ...doc,
      h1: doc.heading ?? doc.title,
      pager: buildPager(version.places.get(doc.permalink), version.byId, doc.frontMatter),
    })),
  );
  const pages = content.pages.map((page) => ({ ...page, h1: page.heading ?? page.title, pager: undefined }));
  const posts = content.posts.map((post) => ({ ...post, h1: post.title, pager: undefined }));
  const others = [...pages, ...posts];
  const files = withPartialAnchors(
    listContentFiles(contentDir).map(({ path, kind }) => {
      const bytes = readFileSync(join(contentDir, path));
      return fileFacts({ path, kind, bytes, allowedKeys: [], untrusted: false });
    }),
  );
  return new Map(
    [...docs, ...others].map((page) => [page.permalink, { ...page, anchors: new Set(files.get(page.path)?.anchors) }]),
  );
}

function rowsOf(items: readonly SidebarItem[]): SidebarRow[] {
  return items.flatMap((item): SidebarRow[] => {
    if (item.type === 'html') return [];
    const href = item.href ?? null;
    return [item.type === 'category' ? [item.label, href, rowsOf(item.items)] : [item.label, href]];
  });
}

function sidebarDifferences(table: SiteTable, version: DocsVersion): string[] {
  return Object.entries(table.sidebars[version.name] ?? {}).flatMap(([id, rows]) =>
    JSON.stringify(rows) === JSON.stringify(rowsOf(version.sidebars.find(({ name }) => name === id)?.items ?? []))
      ? []
      : [`sidebar ${version.name} ${id}`],
  );
}

/** What the site that moved in has otherwise than the one Docusaurus built. */
function differences(table: SiteTable, moved: Moved): string[] {
  const texts = textsOf(moved);
  const pages = Object.entries(table.pages).flatMap(([route, wanted]) => {
    if (!moved.routes.has(route)) return [`${route} is missing`];
    const page = wanted.kind === 'text' ? texts.get(route) : undefined;
    if (!page) return [];
    const [previous, next] = [page.pager?.previous?.href ?? null, page.pager?.next?.href ?? null];
    return [
      // A title that is hidden shows in the finished page only.
      ...(wanted.h1 === null || page.h1 === wanted.h1 ? [] : [`${route} h1`]),
      ...(wanted.ids.every((id) => page.anchors.has(id)) ? [] : [`${route} ids`]),
      ...(!page.pager || previous === wanted.previous ? [] : [`${route} previous`]),
      ...(!page.pager || next === wanted.next ? [] : [`${route} next`]),
    ];
  });
  return [...pages, ...moved.content.versions.flatMap((version) => sidebarDifferences(table, version))];
}

/** Sites whose table is there: tests/record/docusaurus.ts records them, and tests/record/compare.ts compares whole builds. */
const recorded = Object.keys(recordedSites).filter((name) => existsSync(`tests/sites/recorded/${name}.json`));

describe.each(recorded)('%s', (name) => {
  const file = `tests/sites/recorded/${name}.json`;

  it('has the addresses, headings, anchors and order that Docusaurus gives it', async () => {
    expect(differences(readTable(file), await moveIn(name))).toEqual([]);
    // A whole site is moved in, by programs that are started for it.
  }, 120_000);
});
