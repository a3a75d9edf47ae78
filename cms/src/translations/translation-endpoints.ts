import type { Endpoint, PayloadRequest } from 'payload';
import type { NamedEntry, SiteLanguage } from '../../../lib/cms/editor/translation-report';
import type { CollectionName } from '../../../lib/cms/entries/collections';
import { splitTranslation, translationPath } from '../../../lib/content/files/translations';
import { siteLanguages, translationReports } from '../checks/checker';
import { writersEndpoint } from '../endpoint';
import { refused } from '../refused';
import { translationDraft } from './translation-draft';

/** Lines of a list on the dashboard. */
const most = 8;

interface Row {
  id: number;
  path: string;
  entry_title?: string | null;
  updatedAt: string;
  _status?: string | null;
}

/** An entry in one of the site's languages. */
export interface EntryLanguage extends SiteLanguage {
  /** `outdated` is one that was published before its original was. */
  state: 'missing' | 'draft' | 'published' | 'outdated';
  /** The entry, where there is one. */
  id?: number;
  title?: string;
  /** Whether it is the one that is asked about. */
  isThis: boolean;
}

/** A language on the dashboard, with the first of what it lacks. */
export interface LanguageOverview extends SiteLanguage {
  pages: number;
  translated: number;
  drafts: number;
  missing: NamedEntry[];
  missingCount: number;
  outdated: NamedEntry[];
  outdatedCount: number;
}

/** An entry as it is published or, where it never was, as it was saved last. */
async function rowOf({ payload }: PayloadRequest, collection: CollectionName, id: unknown) {
  const find = async (draft: boolean) => {
    const { docs } = await payload.find({ collection, where: { id: { equals: id } }, draft, limit: 1, depth: 0 });
    return (docs as unknown as (Row & Record<string, unknown>)[])[0];
  };
  const row = await find(false);
  return row?._status === 'published' ? row : find(true);
}

/** Entries by their paths: their state as it is published, their titles as they were saved last. */
async function rowsAt({ payload }: PayloadRequest, collection: CollectionName, paths: readonly string[]) {
  const where = { path: { in: [...paths] } };
  const select = { path: true, entry_title: true, updatedAt: true, _status: true } as const;
  const [rows, saved] = await Promise.all(
    [false, true].map(async (draft) => {
      const { docs } = await payload.find({ collection, where, select, draft, pagination: false, depth: 0 });
      return docs as unknown as Row[];
    }),
  );
  const titles = new Map(saved?.map(({ id, entry_title: title }) => [id, title]));
  return new Map(rows?.map((row) => [row.path, { ...row, entry_title: titles.get(row.id) ?? row.entry_title ?? '' }]));
}

function stateOf(row: Row | undefined, original: Row | undefined): EntryLanguage['state'] {
  if (!row) return 'missing';
  if (row._status !== 'published') return 'draft';
  return original?._status === 'published' && original.updatedAt > row.updatedAt ? 'outdated' : 'published';
}

async function languagesOf(req: PayloadRequest, kind: CollectionName, path: string): Promise<EntryLanguage[]> {
  const languages = await siteLanguages(req);
  const original = splitTranslation(path)?.original ?? path;
  const places = languages.map(({ code }, index) => (index === 0 ? original : translationPath(original, code)));
  const rows = await rowsAt(
    req,
    kind,
    places.filter((place) => place !== undefined),
  );
  return languages.flatMap((language, index): EntryLanguage[] => {
    const place = places[index];
    if (place === undefined) return [];
    const row = rows.get(place);
    const state = index === 0 && row?._status === 'published' ? 'published' : stateOf(row, rows.get(original));
    return [{ ...language, state, isThis: place === path, ...(row && { id: row.id, title: row.entry_title ?? '' }) }];
  });
}

/** Answers in which languages an entry is there. */
function tellLanguages(kind: CollectionName): Omit<Endpoint, 'root'> {
  return writersEndpoint('get', '/:id/translations', async (req) => {
    const row = await rowOf(req, kind, req.routeParams?.['id']);
    return Response.json(row ? await languagesOf(req, kind, row.path) : []);
  });
}

/** Makes a draft of an original in another language, with its text, where there is none. */
function takeTranslation(kind: CollectionName): Omit<Endpoint, 'root'> {
  return writersEndpoint('post', '/:id/translations', async (req) => {
    const { language } = ((await req.json?.().catch(() => null)) ?? {}) as { language?: unknown };
    const known = (await siteLanguages(req)).slice(1).find(({ code }) => code === language);
    if (!known) return refused(400, 'Name a language of site.config.ts beside the default one.');
    const original = await rowOf(req, kind, req.routeParams?.['id']);
    const path = original && !splitTranslation(original.path) && translationPath(original.path, known.code);
    if (!path) return refused(400, 'This entry is no original that has translations.');
    const there = (await rowsAt(req, kind, [path])).get(path);
    if (there) return Response.json({ id: there.id });
    const data = translationDraft(original, path);
    const { id } = await req.payload.create({ collection: kind, data, draft: true, overrideAccess: false, req });
    return Response.json({ id }, { status: 201 });
  });
}

/** What a collection answers of languages. */
export function translationEndpoints(kind: CollectionName): Omit<Endpoint, 'root'>[] {
  return [tellLanguages(kind), takeTranslation(kind)];
}

async function draftPaths({ payload }: PayloadRequest, code: string): Promise<Set<string>> {
  const where = {
    and: [{ path: { like: `i18n/${code}/docusaurus-plugin-content-` } }, { _status: { equals: 'draft' } }],
  };
  const found = await Promise.all(
    (['docs', 'posts', 'pages'] as const).map((collection) =>
      payload.find({ collection, where, select: { path: true }, pagination: false, depth: 0 }),
    ),
  );
  return new Set(found.flatMap(({ docs }) => (docs as unknown as Row[]).map(({ path }) => path)));
}

const tellOverview = writersEndpoint('get', '/translations', async (req) => {
  const reports = await translationReports(req);
  const overviews = reports.map(async ({ missing, outdated, ...report }): Promise<LanguageOverview> => {
    const drafts = await draftPaths(req, report.code);
    const isDraft = ({ path }: NamedEntry) => drafts.has(translationPath(path, report.code) ?? '');
    const open = missing.filter((entry) => !isDraft(entry));
    return {
      ...report,
      drafts: missing.length - open.length,
      missing: open.slice(0, most),
      missingCount: open.length,
      outdated: outdated.slice(0, most),
      outdatedCount: outdated.length,
    };
  });
  return Response.json(await Promise.all(overviews));
});

const tellSiteLanguages = writersEndpoint('get', '/languages', async (req) => Response.json(await siteLanguages(req)));

/** What the CMS as a whole answers of languages. */
export const languageEndpoints: Endpoint[] = [tellOverview, tellSiteLanguages];
