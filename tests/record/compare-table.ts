import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageRow, plainRoute, readPage, type SiteTable } from '../support/site-table';

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

/** Everything an export has otherwise than the site that Docusaurus built, one line each. */
export function tableDifferences(table: SiteTable, out: string, basePath: string): string[] {
  return Object.entries(table.pages).flatMap(([route, wanted]) => {
    const file = fileOf(out, route);
    if (file === undefined) return [`${route} is missing`];
    return wanted.kind === 'text' ? pageDifferences(route, wanted, ownPage(file, basePath)) : [];
  });
}
