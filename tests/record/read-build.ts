import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { versionKey } from '../../lib/content/files/docs-folders';
import { type PageRow, plainRoute, readPage, type SidebarRow, type SiteTable } from '../support/site-table';

const itemSchema = z.lazy(
  (): z.ZodType<Item> =>
    z.object({
      type: z.string(),
      label: z.string().optional(),
      href: z.string().optional(),
      items: z.array(itemSchema).optional(),
    }),
);
const versionSchema = z.object({
  version: z.object({ version: z.string(), docsSidebars: z.record(z.string(), z.array(itemSchema)) }),
});

interface Item {
  type: string;
  label?: string | undefined;
  href?: string | undefined;
  items?: Item[] | undefined;
}

/** Reads a file of JSON that has to fit. */
export function readJson<Value>(file: string, schema: z.ZodType<Value>): Value {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function kindOf(html: string): PageRow['kind'] {
  const classes = /<html[^>]*class="([^"]*)"/.exec(html)?.[1] ?? '';
  if (/\b(?:docs-doc-page|blog-post-page|mdx-page)\b/.test(classes)) return 'text';
  return html.includes('http-equiv="refresh"') ? 'redirect' : 'list';
}

/** Every page of a site that Docusaurus built. */
export function readPages(build: string, basePath: string): Record<string, PageRow> {
  // Redirects from old endings lie in folders that are named as files.
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && statSync(join(build, name)).isFile(),
  );
  const route = (href: string | null) => (href === null ? null : plainRoute(href, basePath));
  const pages = files.sort().flatMap((name): [string, PageRow][] => {
    const address = `/${name.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.html$/, '');
    if (address === '/404') return [];
    const page = readPage(readFileSync(join(build, name), 'utf8'), {
      kind: kindOf,
      pager: ({ class: classes = '' }) => {
        if (!classes.includes('pagination-nav__link')) return undefined;
        return classes.includes('--prev') ? 'previous' : 'next';
      },
    });
    return [[address || '/', { ...page, previous: route(page.previous), next: route(page.next) }]];
  });
  return Object.fromEntries(pages);
}

function rowOf({ label = '', href, items }: Item, basePath: string): SidebarRow {
  const route = href === undefined ? null : /^[a-z]+:/.test(href) ? href : plainRoute(href, basePath);
  return items ? [label, route, items.filter(isListed).map((item) => rowOf(item, basePath))] : [label, route];
}

function isListed({ type }: Item): boolean {
  return type !== 'html';
}

function versionsIn(data: string) {
  return readdirSync(data).flatMap((name) => {
    const found = versionSchema.safeParse(JSON.parse(readFileSync(join(data, name), 'utf8')));
    return found.success ? [found.data.version] : [];
  });
}

/** The sidebars of every version, those of further docs by their key here. */
export function readSidebars(folder: string, basePath: string): SiteTable['sidebars'] {
  const plugin = join(folder, '.docusaurus/docusaurus-plugin-content-docs');
  const versions = readdirSync(plugin)
    .filter((id) => existsSync(join(plugin, id, 'p')))
    .flatMap((id) => versionsIn(join(plugin, id, 'p')).map((version) => ({ ...version, id })));
  return Object.fromEntries(
    versions.map(({ version, docsSidebars, id }) => [
      versionKey(version, id === 'default' ? undefined : id),
      Object.fromEntries(
        Object.entries(docsSidebars).map(([name, items]) => [
          name,
          items.filter(isListed).map((item) => rowOf(item, basePath)),
        ]),
      ),
    ]),
  );
}
