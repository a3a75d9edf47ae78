import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type PageRow, plainRoute, readPage, type SidebarRow, type SiteTable } from '../support/site-table';

function fileOf(out: string, route: string): string | undefined {
  const names = route === '/' ? ['index.html'] : [`${route}.html`, join(route, 'index.html')];
  return names.map((name) => join(out, name)).find((file) => existsSync(file));
}

function ownPage(file: string, basePath: string): PageRow {
  const page = readPage(readFileSync(file, 'utf8'), {
    kind: () => 'text',
    pager: ({ rel }) => (rel === 'prev' ? 'previous' : rel === 'next' ? 'next' : undefined),
  });
  const route = (href: string | null) => (href === null ? null : plainRoute(href, basePath));
  return { ...page, previous: route(page.previous), next: route(page.next) };
}

/** What two pages have otherwise, one line each. */
function pageDifferences(route: string, wanted: PageRow, page: PageRow): string[] {
  const say = (what: string, from: unknown, to: unknown) =>
    JSON.stringify(from) === JSON.stringify(to)
      ? []
      : [`${route} ${what}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`];
  return [
    ...say('h1', wanted.h1, page.h1),
    ...say('ids', wanted.ids, page.ids),
    ...say('previous', wanted.previous, page.previous),
    ...say('next', wanted.next, page.next),
  ];
}

const itemSchema = z.lazy(
  (): z.ZodType<Item> =>
    z.object({
      label: z.string(),
      route: z.string().nullish(),
      html: z.string().optional(),
      href: z.string().optional(),
      page: z.boolean().optional(),
      items: z.array(itemSchema).optional(),
    }),
);

interface Item {
  label: string;
  /** Null for what leads nowhere, such as HTML. */
  route?: string | null | undefined;
  html?: string | undefined;
  href?: string | undefined;
  /** Of a category: whether the route is its own page, not that of its first doc. */
  page?: boolean | undefined;
  items?: Item[] | undefined;
}

/** Items without their HTML, which the tables do not hold either. */
function rowsOf(items: readonly Item[]): SidebarRow[] {
  return items
    .filter(({ html }) => html === undefined)
    .map(({ label, route, href, page, items: below }): SidebarRow => {
      const to = route ?? href ?? null;
      return below ? [label, page ? to : null, rowsOf(below)] : [label, to];
    });
}

/** Sidebars of the table that none of the export equals, label by label. */
function sidebarDifferences({ sidebars }: SiteTable, out: string): string[] {
  const folder = join(out, 'sidebar');
  const own = readdirSync(folder).map((name) => {
    const items = z.array(itemSchema).parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    return JSON.stringify(rowsOf(items));
  });
  return Object.entries(sidebars).flatMap(([version, named]) =>
    Object.entries(named).flatMap(([name, rows]) =>
      own.includes(JSON.stringify(rows)) ? [] : [`sidebar ${version} ${name} is otherwise`],
    ),
  );
}

/** Everything an export has otherwise than the site that Docusaurus built, one line each. */
export function tableDifferences(table: SiteTable, out: string, basePath: string): string[] {
  const pages = Object.entries(table.pages).flatMap(([route, wanted]) => {
    const file = fileOf(out, route);
    if (file === undefined) return [`${route} is missing`];
    return wanted.kind === 'text' ? pageDifferences(route, wanted, ownPage(file, basePath)) : [];
  });
  return [...pages, ...sidebarDifferences(table, out)];
}
