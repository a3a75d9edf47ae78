import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import * as z from 'zod';

const sidebarItem = z.lazy(
  (): z.ZodType<SidebarRow> =>
    z.union([
      z.tuple([z.string(), z.string().nullable()]),
      z.tuple([z.string(), z.string().nullable(), z.array(sidebarItem)]),
    ]),
);

/** A line of a sidebar: its label, where it leads, and the lines below it. */
export type SidebarRow =
  | [label: string, href: string | null]
  | [label: string, href: string | null, items: SidebarRow[]];

const pageSchema = z.object({
  /** Doc, post or page: what has its own text. Of lists and redirects only the address counts. */
  kind: z.enum(['text', 'list', 'redirect']),
  h1: z.string().nullable(),
  /** Ids of the headings below it, in order. */
  ids: z.array(z.string()),
  /** Routes of the pages before and after it. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
});

const tableSchema = z.object({
  /** Of Docusaurus. */
  version: z.string(),
  pages: z.record(z.string(), pageSchema),
  /** Version → sidebar → its lines. */
  sidebars: z.record(z.string(), z.record(z.string(), z.array(sidebarItem))),
});

export type PageRow = z.output<typeof pageSchema>;

/** What a site consists of, as the comparison looks at it. */
export type SiteTable = z.output<typeof tableSchema>;

/** The table that was recorded from a site as Docusaurus built it. */
export function readTable(file: string): SiteTable {
  return tableSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

interface PageMarks {
  /** Tells a link to the previous or next page by its attributes. */
  pager(attributes: Readonly<Record<string, string>>): 'previous' | 'next' | undefined;
  kind(html: string): PageRow['kind'];
}

/** Reads heading, ids and pager of a finished page. */
export function readPage(html: string, marks: PageMarks): PageRow {
  const page: PageRow = { kind: marks.kind(html), h1: null, ids: [], previous: null, next: null };
  let h1: string | undefined;
  let ignored = 0;
  let inMain = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'main') inMain = true;
      if (!inMain) return;
      const side = tag === 'a' ? marks.pager(attributes) : undefined;
      if (side) page[side] = attributes['href'] ?? null;
      if (tag === 'h1' && page.h1 === null) h1 = '';
      else if (h1 !== undefined && (ignored > 0 || tag === 'a' || tag === 'button')) ignored++;
      if (/^h[2-6]$/.test(tag) && attributes['id']) page.ids.push(attributes['id']);
    },
    ontext(text) {
      if (h1 !== undefined && ignored === 0) h1 += text;
    },
    onclosetag(tag) {
      if (tag === 'main') inMain = false;
      if (ignored > 0) ignored--;
      else if (tag === 'h1' && h1 !== undefined) {
        page.h1 = h1.replace(/[\s\u200B]+/g, ' ').trim();
        h1 = undefined;
      }
    },
  });
  parser.end(html);
  return page;
}

/** A route without base path and final slash. */
export function plainRoute(address: string, basePath: string): string {
  const [path = ''] = decodeURI(address).split(/[?#]/);
  const below = basePath !== '' && path.startsWith(basePath) ? path.slice(basePath.length) : path;
  return below.replace(/\/+$/, '') || '/';
}
